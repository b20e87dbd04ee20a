import { listClinicIncidents } from '@travesia/contracts/aftercare';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { IncidentClock, SeverityBadge } from '../parts/marks.tsx';
import { aftercareTexts } from '../texts.ts';

const FIRST = { tab: 'unanswered', limit: 5 } as const;

/** On the clinic’s dashboard: incidents nobody has answered, those due first at the top. Roles that may not see them see nothing. */
export function WaitingIncidents() {
  const t = useTexts(aftercareTexts);
  const { base } = useClinicArea();
  const loaded = useCall(listClinicIncidents, { query: FIRST }, { keep: true });
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed') return null;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="incidents">
      <div className="portal-section-head">
        <h2 id="incidents">{t('desk.waiting')}</h2>
        {data?.counts.all ? (
          <ScreenLink to={`${base}/incidents`} className="num">
            {t('desk.waitingAll', { count: data.counts.unanswered })}
          </ScreenLink>
        ) : null}
      </div>
      <LoadState loaded={loaded}>
        {({ data: incidents }) =>
          incidents.length ? (
            <ul className="desk-rows">
              {incidents.map(({ id, patient, severity, answer_due_at: due }) => (
                <li key={id}>
                  <span>
                    <ScreenLink to={`${base}/incidents/${id}`} className="strong">
                      {patient.name}
                    </ScreenLink>
                    <br />
                    <SeverityBadge severity={severity} />
                  </span>
                  <IncidentClock dueAt={due} />
                  <ScreenLink to={`${base}/incidents/${id}`} className="btn btn-secondary btn-small">
                    {t('desk.open')} <span className="sr-only">{patient.name}</span>
                  </ScreenLink>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted desk-none">{t('desk.waitingNone')}</p>
          )
        }
      </LoadState>
    </section>
  );
}
