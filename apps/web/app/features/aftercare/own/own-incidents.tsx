import '../aftercare.css';
import { type Incident, listJourneyIncidents } from '@travesia/contracts/aftercare';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { IncidentActs } from '../parts/incident-acts.tsx';
import { IncidentBadge, IncidentClock, isUnanswered, SeverityBadge } from '../parts/marks.tsx';
import { NoteList } from '../parts/note-list.tsx';
import { aftercareTexts } from '../texts.ts';
import { isFollowed, type Followed } from './is-followed.ts';

const LOOK_MS = 60_000;

/** Alerts of a patient to the clinic, each with its clock and what was written. Nothing without one. */
export function OwnIncidents({ journey }: { journey: Followed }) {
  const t = useTexts(aftercareTexts);
  const { data, problem, reload } = useCall(listJourneyIncidents, { params: { id: journey.id } }, { every: LOOK_MS });
  // Before the recovery there is rarely one, and nothing to miss.
  if (!data && problem && isFollowed(journey)) return <FailedLoad problem={problem} retry={reload} />;
  if (!data?.data.length) return null;
  return (
    <section className="portal-section stack" aria-labelledby="incidents">
      <h2 id="incidents">{t('incidents.own')}</h2>
      <ul className="check-in-list">
        {data.data.map((incident) => (
          <li key={incident.id} className="stack">
            <OwnIncident incident={incident} reload={reload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnIncident({ incident, reload }: { incident: Incident; reload: () => Promise<void> }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const { answer_due_at: due, notes, origin, reference, severity, status } = incident;
  const isOpen = isUnanswered(incident);
  return (
    <>
      <p className="row">
        <SeverityBadge severity={severity} />
        <IncidentBadge status={status} />
        {isOpen ? <IncidentClock dueAt={due} /> : null}
        <span className="small muted">
          {t(`incident.origin.${origin}`)} · <span className="num">{reference}</span>
        </span>
      </p>
      <p>
        {isOpen
          ? t('own.answerBy', { time: format.instant(due, ownTimeZone()) })
          : t(status === 'resolved' ? 'own.resolvedText' : 'own.inCare')}
      </p>
      <NoteList notes={notes} isPatient />
      <IncidentActs incident={incident} isPatient onChanged={() => void reload()} />
    </>
  );
}
