import '../aftercare.css';
import { type CheckInSummary, getCheckIn, listCheckIns } from '@travesia/contracts/aftercare';
import type { Journey } from '@travesia/contracts/journeys';
import { useEffect, useRef, useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Answers } from '../parts/answers.tsx';
import { CheckInBadge, SeverityBadge } from '../parts/marks.tsx';
import { aftercareTexts } from '../texts.ts';
import { isInAftercare } from './is-in-aftercare.ts';

/** Check-ins on the clinic’s page of a journey. Answers are read one at a time: each read is logged. */
export function DeskCheckIns({ journey }: { journey: Pick<Journey, 'id' | 'status'> }) {
  return isInAftercare(journey.status) ? <Known id={journey.id} /> : null;
}

function Known({ id }: { id: string }) {
  const t = useTexts(aftercareTexts);
  const loaded = useCall(listCheckIns, { params: { id } });
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed' || data?.data.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="check-ins">
      <h2 id="check-ins">{t('desk.heading')}</h2>
      <LoadState loaded={loaded}>
        {({ data: checkIns }) => (
          <ul className="check-in-list">
            {checkIns.map((checkIn) => (
              <li key={checkIn.id}>
                <Line journeyId={id} checkIn={checkIn} reload={loaded.reload} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </section>
  );
}

interface LineProps {
  journeyId: string;
  checkIn: CheckInSummary;
  reload: () => Promise<void>;
}

function Line({ journeyId, checkIn, reload }: LineProps) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { actions, answered_at: answered, day, due_on: on, read_at: readAt, severity, status } = checkIn;
  return (
    <div className="stack">
      <p className="row between">
        <span>
          {day === null ? t('day.theirs') : t('day', { day })}
          <span className="small muted num">{` · ${format.date(on)}`}</span>
        </span>
        <span className="row">
          {severity ? <SeverityBadge severity={severity} /> : null}
          <CheckInBadge status={status} />
          {actions.includes('read') ? (
            <Button type="button" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'desk.hide' : 'desk.show')}
            </Button>
          ) : null}
        </span>
      </p>
      {answered ? (
        <p className="small muted">
          {readAt ? t('read', { when: format.instant(readAt, ownTimeZone()) }) : t('unread')}
        </p>
      ) : null}
      {isOpen ? <Opened journeyId={journeyId} id={checkIn.id} onRead={readAt ? undefined : reload} /> : null}
    </div>
  );
}

interface OpenedProps {
  journeyId: string;
  id: string;
  /** Tells that it is read now, which the list doesn’t know yet. */
  onRead: (() => Promise<void>) | undefined;
}

function Opened({ journeyId, id, onRead }: OpenedProps) {
  const loaded = useCall(getCheckIn, { params: { id: journeyId, checkInId: id } });
  const isRead = loaded.data !== null;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isRead || isTold.current) return;
    isTold.current = true;
    void onRead?.();
  }, [isRead, onRead]);
  return <LoadState loaded={loaded}>{(checkIn) => <Answers checkIn={checkIn} />}</LoadState>;
}
