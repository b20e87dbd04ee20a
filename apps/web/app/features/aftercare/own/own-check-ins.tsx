import '../aftercare.css';
import { type CheckInSummary, listCheckIns, listJourneyIncidents } from '@travesia/contracts/aftercare';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { dayStyle } from '../../../lib/format/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { CheckInBadge, SeverityBadge } from '../parts/marks.tsx';
import { aftercareTexts } from '../texts.ts';
import { isFollowed, type Followed } from './is-followed.ts';
import { CallDialog } from './call-dialog.tsx';

/** "How are you?" on a patient’s journey: what is due first, then the plan and what was answered. */
export function OwnCheckIns({ journey }: { journey: Followed }) {
  return isFollowed(journey) ? <Known id={journey.id} /> : null;
}

function Known({ id }: { id: string }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const [isCalling, setCalling] = useState(false);
  const [now] = useState(() => Date.now());
  const { data, problem, reload } = useCall(listCheckIns, { params: { id } });
  // The alerts follow below: both appear at once.
  const alerts = useCall(listJourneyIncidents, { params: { id } });
  if (!data || (!alerts.data && !alerts.problem))
    return (
      <section className="portal-section stack own-check-ins" aria-labelledby="check-ins">
        <h2 id="check-ins">{t('own.heading')}</h2>
        {problem ? (
          <FailedLoad problem={problem} retry={reload} />
        ) : (
          <div className="own-check-ins-wait" role="status" aria-busy="true">
            <Skeleton width="70%" height="2.5rem" />
          </div>
        )}
      </section>
    );
  if (data.data.length === 0 && data.actions.length === 0) return null;
  const due = data.data.filter(({ actions, status }) => actions.includes('answer') && status === 'due');
  const next = data.data.find(({ status }) => status === 'planned');
  const address = `/journey/${id}/check-ins`;
  return (
    <section className="portal-section stack own-check-ins" aria-labelledby="check-ins">
      <h2 id="check-ins">{t('own.heading')}</h2>
      {due.map((checkIn) => (
        <p key={checkIn.id} className="row between">
          <span className="strong">{t('own.due', { day: format.date(checkIn.due_on) })}</span>
          <ScreenLink to={`${address}/${checkIn.id}`} className="btn btn-primary">
            {t('own.answer')}
          </ScreenLink>
        </p>
      ))}
      {due.length === 0 && data.actions.length ? <p>{t('own.none')}</p> : null}
      {next ? (
        <p className="small muted">{t('own.next', { day: format.date(next.due_on, dayStyle(next.due_on, now)) })}</p>
      ) : null}
      {data.actions.length ? (
        <p className="row">
          <ScreenLink to={`${address}/new`} className="btn btn-secondary">
            {t('own.now')}
          </ScreenLink>
          <Button type="button" variant="danger" icon="phone" onClick={() => setCalling(true)}>
            {t('own.call')}
          </Button>
        </p>
      ) : null}
      {data.data.length ? (
        <Disclosure summary={t('own.all')}>
          <ul className="check-in-list">
            {data.data.map((checkIn) => (
              <li key={checkIn.id}>
                <CheckInLine checkIn={checkIn} to={`${address}/${checkIn.id}`} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      {isCalling ? <CallDialog journeyId={id} onClose={() => setCalling(false)} /> : null}
    </section>
  );
}

function CheckInLine({ checkIn, to }: { checkIn: CheckInSummary; to: string }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const { day, due_on: on, status, severity, actions } = checkIn;
  const name = day === null ? t('day.own') : t('day', { day });
  return (
    <span className="row between">
      <span>
        {actions.length ? <ScreenLink to={to}>{name}</ScreenLink> : name}
        <span className="small muted num">{` · ${format.date(on)}`}</span>
      </span>
      <span className="row">
        {severity && severity !== 'fine' ? <SeverityBadge severity={severity} /> : null}
        <CheckInBadge status={status} />
      </span>
    </span>
  );
}
