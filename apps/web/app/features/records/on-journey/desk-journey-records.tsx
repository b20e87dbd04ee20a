import '../records.css';
import { listJourneyRecords, recordsChangedLive } from '@travesia/contracts/records';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { useLive, useResync } from '../../../lib/live/use-live.ts';
import { DeskEmergency } from '../emergency/desk-emergency.tsx';
import { DeskRequests } from '../requests/desk-requests.tsx';
import { DeskRecordCard } from './desk-record-card.tsx';
import { onJourneyTexts } from './texts.ts';

/** The records that the patient of a journey shares with its clinic. */
export function DeskJourneyRecords({ journeyId }: { journeyId: string }) {
  const t = useTexts(onJourneyTexts);
  const loaded = useCall(listJourneyRecords, { params: { id: journeyId } });
  const { reload } = loaded;
  // Not polled: each time it is asked for is a read that the patient sees.
  useLive(recordsChangedLive, ({ journey_id: changed }) => {
    if (changed === journeyId) void reload();
  });
  useResync(() => void reload());
  return (
    <section aria-labelledby="records" className="stack">
      <h2 id="records" tabIndex={-1}>
        {t('heading')}
      </h2>
      <LoadState loaded={loaded}>
        {({ data, ended, requests, emergency, can_request: canRequest, can_open_emergency: canOpen }) => (
          <>
            <DeskEmergency journeyId={journeyId} emergency={emergency} canOpen={canOpen} reload={reload} />
            <p className="small muted">{t(data.length || emergency ? 'desk.shared' : 'desk.none')}</p>
            {data.length ? (
              <ul className="record-list">
                {data.map((record) => (
                  <li key={record.id}>
                    <DeskRecordCard record={record} journeyId={journeyId} />
                  </li>
                ))}
              </ul>
            ) : null}
            <DeskRequests journeyId={journeyId} requests={requests} canAsk={canRequest} reload={reload} />
            {ended ? <p className="small muted">{t('desk.ended', { count: ended })}</p> : null}
          </>
        )}
      </LoadState>
    </section>
  );
}
