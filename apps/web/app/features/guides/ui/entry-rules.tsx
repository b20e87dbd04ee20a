import type { CityGuide, EntryRule } from '@travesia/contracts/guides';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { guideTexts } from '../texts.ts';
import { Fact } from './fact.tsx';

/** Visa rules by passport; where we found none we can cite, the authority to ask. */
export function EntryRules({ guide: { country, entry } }: { guide: CityGuide }) {
  const t = useTexts(guideTexts);
  const format = useFormat();
  const { official, looked_up: day, before, rules } = entry;
  return (
    <section id="visa">
      <h2>{t('visa.heading', { country: country.name })}</h2>
      <p className="measure muted">{t('visa.lead')}</p>
      <dl className="city-rules">
        {rules.map((rule) => (
          <Rule key={rule.passport} rule={rule} />
        ))}
      </dl>
      {before ? (
        <Fact sources={[before.source]} dated={day}>
          {before.text}
        </Fact>
      ) : null}
      <Notice icon="circle-alert">
        {t('visa.official', { date: format.date(day) })} <Out {...official} />
      </Notice>
    </section>
  );
}

function Rule({ rule: { passport, need, days, note, source, advice } }: { rule: EntryRule }) {
  const t = useTexts(guideTexts);
  return (
    <div>
      <dt>{t(`passport.${passport}`)}</dt>
      <dd className={need === 'none' ? undefined : need === 'ask' ? 'muted' : 'strong'}>
        {t(`need.${need}`)}
        {days === null ? null : ` · ${t('need.days', { count: days })}`}
      </dd>
      <dd className="small muted">
        {note ? <span>{note}</span> : null}
        {source ? (
          <span>
            {t('source', { count: 1 })} <Out {...source} />
          </span>
        ) : null}
        <span>
          {t('visa.advice')} <Out {...advice} />
        </span>
      </dd>
    </div>
  );
}

const Out = ({ url, label }: EntryRule['advice']) => (
  <a href={url} rel="noreferrer">
    {label}
  </a>
);
