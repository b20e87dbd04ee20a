import '../aftercare.css';
import { listJourneyIncidents } from '@travesia/contracts/aftercare';
import type { Journey } from '@travesia/contracts/journeys';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { IncidentBadge, IncidentClock, isUnanswered, SeverityBadge } from '../parts/marks.tsx';
import { aftercareTexts } from '../texts.ts';
import { isInAftercare } from './is-in-aftercare.ts';

interface DeskIncidentsProps {
  journey: Pick<Journey, 'id' | 'status'>;
  /** Path of the alerts, without language prefix. */
  list: string;
}

/** Alerts that aren’t resolved, before everything else on the clinic’s page of a journey. */
export function DeskIncidents({ journey, list }: DeskIncidentsProps) {
  return isInAftercare(journey.status) ? <Open id={journey.id} list={list} /> : null;
}

function Open({ id, list }: { id: string; list: string }) {
  const t = useTexts(aftercareTexts);
  const { data, problem } = useCall(listJourneyIncidents, { params: { id } });
  if (!data) return problem ? null : <LoadShapes />;
  const open = data.data.filter(({ status }) => status !== 'resolved');
  if (open.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="alerts">
      <h2 id="alerts">{t('incidents.title')}</h2>
      <ul className="check-in-list">
        {open.map((incident) => (
          <li key={incident.id} className="row between">
            <span className="row">
              <SeverityBadge severity={incident.severity} />
              <IncidentBadge status={incident.status} />
              {isUnanswered(incident) ? <IncidentClock dueAt={incident.answer_due_at} /> : null}
              <span className="small muted num">{incident.reference}</span>
            </span>
            <ScreenLink to={`${list}/${incident.id}`} className="btn btn-primary btn-small">
              {t('desk.openAlert')} <span className="sr-only">{incident.reference}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
