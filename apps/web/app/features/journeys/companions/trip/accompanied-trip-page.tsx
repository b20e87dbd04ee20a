import { getAccompaniedTrip } from '@travesia/contracts/journeys';
import type { ReactNode } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { ownJourneysTexts } from '../../own/texts.ts';
import { companionTexts } from '../texts.ts';
import { NoTrip } from './no-trip.tsx';
import { TripView } from './trip-view.tsx';

interface AccompaniedTripPageProps {
  id: string;
  /** Its medical records, shown to those who may read them. */
  records: ReactNode;
}

/** `/accompanied-trips/:companionId`: somebody else’s trip in the account of who accompanies them, whatever their role. */
export function AccompaniedTripPage({ id, records }: AccompaniedTripPageProps) {
  const t = useTexts(companionTexts);
  const words = useTexts(ownJourneysTexts);
  return (
    <PortalPage title={t('trip.title')} description={t('trip.description')}>
      <BackLink to="/treatment-journeys">{words('list.title')}</BackLink>
      {isId(id) ? <Known key={id} id={id} records={records} /> : <Missing why="unknown" />}
    </PortalPage>
  );
}

function Known({ id, records }: AccompaniedTripPageProps) {
  const t = useTexts(companionTexts);
  const language = useLocale();
  const loaded = useCall(getAccompaniedTrip, { params: { companionId: id }, query: { language } });
  const status = loaded.data === null ? loaded.problem?.status : undefined;
  if (status === 410) return <Missing why="gone" />;
  if (status === 404) return <Missing why="unknown" />;
  return (
    <>
      {loaded.data ? null : <h1>{t('trip.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(trip) => <TripView trip={trip} records={trip.records ? records : null} />}
      </LoadState>
    </>
  );
}

function Missing({ why }: { why: 'gone' | 'unknown' }) {
  const words = useTexts(ownJourneysTexts);
  return (
    <NoTrip
      why={why}
      action={
        <ScreenLink to="/treatment-journeys" className="btn btn-primary">
          {words('unknown.list')}
        </ScreenLink>
      }
    />
  );
}
