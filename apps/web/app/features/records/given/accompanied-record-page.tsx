import { isId } from '../../../lib/forms/is-id.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { BackLink, ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { PortalPage } from '../../portal/index.ts';
import { GivenRecord } from './given-record.tsx';
import { byKeptTrip } from './kept-trip-source.ts';
import { NoRecords } from './no-records.tsx';
import { givenTexts } from './texts.ts';

/** `/accompanied-trips/:companionId/records/:recordId`: a record of somebody else’s trip, in the account that keeps the trip. */
export function AccompaniedRecordPage({ companionId, recordId }: { companionId: string; recordId: string }) {
  const t = useTexts(givenTexts);
  const trip = `/accompanied-trips/${companionId}`;
  const instead = (
    <ScreenLink to={trip} className="btn btn-primary">
      {t('back.trip')}
    </ScreenLink>
  );
  return (
    <PortalPage title={t('title')} description={t('description.trip')}>
      <BackLink to={trip}>{t('back.trip')}</BackLink>
      {isId(companionId) && isId(recordId) ? (
        <GivenRecord
          key={recordId}
          of={[companionId, recordId]}
          source={byKeptTrip(companionId, recordId)}
          instead={instead}
        />
      ) : (
        <NoRecords why="unknown" action={instead} />
      )}
    </PortalPage>
  );
}
