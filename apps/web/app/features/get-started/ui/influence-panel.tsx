import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { AnswerName } from '../answers.ts';
import type { Influence } from '../influence.ts';
import type { DemoData, NamedOffer } from '../load-demo.ts';
import { PERSONA, personaAddress } from '../personas.ts';
import { startTexts } from '../texts.ts';
import { useAnswerText } from './use-answer-text.ts';

/** Answers that change the trip or the next steps, but never which offers are shown. */
const ELSEWHERE: readonly AnswerName[] = ['when', 'companion'];

/** Each answer, its effect on the result, and a link to the result without it. */
export function InfluencePanel({ data }: { data: DemoData }) {
  const t = useTexts(startTexts);
  const { persona, influences, left_out: leftOut } = data;
  const text = useAnswerText(PERSONA[persona].answers, data);
  return (
    <aside className="card card-padded influence" aria-labelledby="influence">
      <h2 id="influence" className="plan-heading">
        {t('influence.heading')}
      </h2>
      <p className="small muted">{t('influence.how')}</p>
      <ul className="ruled-list">
        {influences.map((one) => (
          <li key={one.name}>
            <p>
              <span className="muted small">{t(`answer.${one.name}`)}</span>{' '}
              <span className="strong">{text(one.name)}</span>
            </p>
            <Effect influence={one} named={data.named} />
            <p className="small">
              <LocalLink to={`${personaAddress(persona, [one.name])}#result`}>
                {t('influence.leaveOut')}
                <span className="sr-only"> {t(`answer.${one.name}`)}</span>
              </LocalLink>
            </p>
          </li>
        ))}
        {leftOut.map((name) => (
          <li key={name}>
            <p className="muted">
              <span className="small">{t(`answer.${name}`)}</span> <s>{text(name)}</s>
            </p>
            <p className="small">
              <LocalLink
                to={`${personaAddress(
                  persona,
                  leftOut.filter((one) => one !== name),
                )}#result`}
              >
                {t('influence.putBack')}
                <span className="sr-only"> {t(`answer.${name}`)}</span>
              </LocalLink>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Effect({ influence, named }: { influence: Influence; named: DemoData['named'] }) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const { name, brought, kept_out: keptOut, reordered } = influence;
  const nameOf = ({ id, provider, treatment, total: price }: NamedOffer) =>
    named.some((other) => other.id !== id && other.provider.id === provider.id)
      ? t('influence.offer', { provider: provider.name, treatment: treatment.name, price: format.shown(price) })
      : provider.name;
  const list = (ids: readonly string[]) => format.list(named.filter(({ id }) => ids.includes(id)).map(nameOf));
  if (brought.length === 0 && keptOut.length === 0) {
    const effect = reordered ? 'order' : ELSEWHERE.includes(name) ? 'elsewhere' : 'none';
    return <p className="small">{t(`influence.${effect}`)}</p>;
  }
  return (
    <>
      {brought.length > 0 ? <p className="small">{t('influence.brought', { list: list(brought) })}</p> : null}
      {keptOut.length > 0 ? <p className="small">{t('influence.keptOut', { list: list(keptOut) })}</p> : null}
    </>
  );
}
