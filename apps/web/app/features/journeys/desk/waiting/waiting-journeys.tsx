import { listClinicJourneys } from '@travesia/contracts/journeys';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { OLDEST_JOURNEYS } from '../../../providers/index.ts';
import '../journeys-desk.css';
import { waitingTexts } from './texts.ts';
import { AnswerClock } from './answer-clock.tsx';

/** On the clinic’s dashboard: journeys that wait for it, those due first at the top. Roles that may not see them see nothing. */
export function WaitingJourneys() {
  const t = useTexts(waitingTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const loaded = useCall(listClinicJourneys, { query: OLDEST_JOURNEYS }, { keep: true });
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed') return null;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="journeys">
      <div className="portal-section-head">
        <h2 id="journeys">{t('waiting.title')}</h2>
        {data?.counts.all ? (
          <Link to={path(`${base}/journeys?tab=to_answer`)} className="num">
            {t('waiting.all', { count: data.counts.to_answer })}
          </Link>
        ) : null}
      </div>
      <LoadState loaded={loaded}>
        {({ data: journeys }) =>
          journeys.length ? (
            <ul className="desk-rows">
              {journeys.map(({ id, patient, treatment, answer_due_at: due }) => (
                <li key={id}>
                  <span>
                    <Link to={path(`${base}/journeys/${id}`)} className="strong">
                      {patient.name}
                    </Link>
                    <br />
                    <span className="muted">
                      {[treatment.name, patient.country ? format.region(patient.country) : null]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {due ? <AnswerClock dueAt={due} /> : <Badge icon="stethoscope">{t('waiting.review')}</Badge>}
                  <LinkButton href={path(`${base}/journeys/${id}`)} size="small">
                    {t('waiting.open')} <span className="sr-only">{patient.name}</span>
                  </LinkButton>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted desk-none">{t('waiting.none')}</p>
          )
        }
      </LoadState>
    </section>
  );
}
