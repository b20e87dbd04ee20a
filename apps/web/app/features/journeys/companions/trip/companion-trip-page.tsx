import type { SharedTrip } from '@travesia/contracts/journeys';
import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { companionTexts } from '../texts.ts';
import { KeepBox } from './keep-box.tsx';
import { NoTrip } from './no-trip.tsx';
import { TripView } from './trip-view.tsx';

interface SharedTripPageProps {
  token: string;
  /** The trip, or why there is none. */
  trip: SharedTrip | 'gone' | 'unknown';
  /** Its medical records; null for those who may not read them. */
  records: ReactNode;
}

/** `/trip/:token`: a trip as whoever has its link reads it, without an account. */
export function SharedTripPage({ token, trip, records }: SharedTripPageProps) {
  const t = useTexts(companionTexts);
  const path = useLocalPath();
  return (
    <div className="wrap trip-page stack-wide">
      <PageHead title={t('trip.title')} description={t('trip.description')} noindex />
      {typeof trip === 'string' ? (
        <NoTrip
          why={trip}
          action={
            <LinkButton variant="primary" href={path('/')}>
              {t('unknown.home')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <TripView trip={trip} records={records} />
          <KeepBox token={token} />
        </>
      )}
    </div>
  );
}
