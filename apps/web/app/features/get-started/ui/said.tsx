import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ANSWER_NAMES, type AnswerName, isAnswered, NAMES_OF, startAddress, STEPS } from '../answers.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import { useAnswerText } from './use-answer-text.ts';

const stepOf = (name: AnswerName) => STEPS.find((step) => NAMES_OF[step].includes(name)) ?? 'who';

/** The answers, each with a link to its question, and a link to start over. */
export function Said({ data, heading }: { data: StartData; heading: string }) {
  const t = useTexts(startTexts);
  const text = useAnswerText(data.answers, data);
  const said = ANSWER_NAMES.filter((name) => isAnswered(data.answers, name));
  return (
    <section aria-labelledby="said">
      <h2 id="said" className="plan-heading">
        {heading}
      </h2>
      {said.length === 0 ? <p className="muted">{t('said.nothing')}</p> : null}
      <dl className="plan-said">
        {said.map((name) => (
          <div key={name}>
            <dt className="muted">{t(`answer.${name}`)}</dt>
            <dd>
              {text(name)}{' '}
              <LocalLink className="small no-print" to={startAddress(data.answers, stepOf(name))}>
                {t('said.change')}
                <span className="sr-only"> {t(`answer.${name}`)}</span>
              </LocalLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small no-print">
        <LocalLink to="/get-started">{t('said.again')}</LocalLink>
      </p>
    </section>
  );
}

const POINTS = ['options', 'cost', 'days', 'ask', 'page'] as const;

/** Next to a question: the answers so far, or what the questions lead to. */
export function BesideQuestion({ data }: { data: StartData }) {
  const t = useTexts(startTexts);
  if (ANSWER_NAMES.some((name) => isAnswered(data.answers, name)))
    return (
      <aside className="card card-padded start-aside">
        <Said data={data} heading={t('said.sofar')} />
      </aside>
    );
  return (
    <aside className="card card-padded start-aside" aria-labelledby="promise">
      <h2 id="promise" className="plan-heading">
        {t('promise.heading')}
      </h2>
      <ul className="ruled-list">
        {POINTS.map((point) => (
          <li key={point}>{t(`promise.${point}`)}</li>
        ))}
      </ul>
    </aside>
  );
}
