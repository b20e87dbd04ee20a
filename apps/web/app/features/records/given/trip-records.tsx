import { type GivenRecords, listAccompaniedRecords } from '@travesia/contracts/records';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { GivenList } from './given-list.tsx';
import { givenTexts } from './texts.ts';

/** The records of a trip as whoever has its link reads them. */
export const TripRecords = ({ token, given: { data } }: { token: string; given: GivenRecords }) => (
  <Section>
    <GivenList records={data} under={`/trip/${token}/records`} />
  </Section>
);

/** The same in the account that keeps the trip. Not polled: each time it is asked for is a read that the patient sees. */
export function AccompaniedRecords({ companionId }: { companionId: string }) {
  const loaded = useCall(listAccompaniedRecords, { params: { companionId } });
  return (
    <Section>
      <LoadState loaded={loaded}>
        {({ data }) => <GivenList records={data} under={`/accompanied-trips/${companionId}/records`} />}
      </LoadState>
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  const t = useTexts(givenTexts);
  return (
    <section className="portal-section" aria-labelledby="trip-records">
      <div className="portal-section-head">
        <h2 id="trip-records">{t('section')}</h2>
        <p className="small muted">{t('logged')}</p>
      </div>
      {children}
    </section>
  );
}
