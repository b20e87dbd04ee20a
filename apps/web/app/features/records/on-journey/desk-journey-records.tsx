import '../records.css';
import { type JourneyRecords, listJourneyRecords, recordsChangedLive } from '@travesia/contracts/records';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { useLive, useResync } from '../../../lib/live/use-live.ts';
import { useClinicArea } from '../../contexts/index.ts';
import { OpenEmergency, RunningEmergency } from '../emergency/desk-emergency.tsx';
import { AskForRecords, DeskRequests } from '../requests/desk-requests.tsx';
import { DeskRecordCard } from './desk-record-card.tsx';
import { onJourneyTexts } from './texts.ts';

/**
 * The records that the patient of a journey shares with its clinic, for its care staff. Who acts for the clinic sees them in an
 * emergency only, and nothing here where they can open none.
 */
export function DeskJourneyRecords({ journeyId }: { journeyId: string }) {
  const t = useTexts(onJourneyTexts);
  const isActing = useClinicArea().via !== null;
  const loaded = useCall(listJourneyRecords, { params: { id: journeyId } });
  const { data: all, reload } = loaded;
  // Not polled: each time it is asked for is a read that the patient sees.
  useLive(recordsChangedLive, ({ journey_id: changed }) => {
    if (changed === journeyId) void reload();
  });
  useResync(() => void reload());
  const heading = useRef<HTMLHeadingElement>(null);
  const isSought = useLocation().hash === '#records' && all !== undefined;
  useEffect(() => {
    // The panel comes long after the page: the browser has given up on finding it.
    if (!isSought) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isSought]);
  if (isActing && all && !all.emergency && !all.can_open_emergency) return null;
  return (
    <section aria-labelledby="records" className="stack">
      <h2 ref={heading} id="records" tabIndex={-1}>
        {t('heading')}
      </h2>
      <LoadState loaded={loaded}>
        {(records) => {
          const { data, ended, requests, emergency, can_request: canRequest, can_open_emergency: canOpen } = records;
          return (
            <>
              {emergency ? <RunningEmergency journeyId={journeyId} emergency={emergency} reload={reload} /> : null}
              <p className="small muted">{t(sentenceOf(records, isActing))}</p>
              {data.length ? (
                <ul className="record-list">
                  {data.map((record) => (
                    <li key={record.id}>
                      <DeskRecordCard record={record} journeyId={journeyId} />
                    </li>
                  ))}
                </ul>
              ) : null}
              {ended ? <p className="small muted">{t('desk.ended', { count: ended })}</p> : null}
              {canRequest || canOpen ? (
                <p className="row">
                  {canRequest ? <AskForRecords journeyId={journeyId} reload={reload} /> : null}
                  {canOpen ? <OpenEmergency journeyId={journeyId} wholeVault={!isActing} reload={reload} /> : null}
                </p>
              ) : null}
              <DeskRequests journeyId={journeyId} requests={requests} reload={reload} />
            </>
          );
        }}
      </LoadState>
    </section>
  );
}

/** What the list is, or why it is empty. */
function sentenceOf({ data, emergency, can_request: canRequest }: JourneyRecords, isActing: boolean) {
  if (emergency?.whole_vault) return 'desk.opened';
  if (data.length) return 'desk.shared';
  if (isActing && !emergency) return 'desk.acting';
  return canRequest ? 'desk.none' : 'desk.nothing';
}
