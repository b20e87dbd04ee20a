import type { CityGuide, EntryRule } from '@travesia/contracts/guides';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { guideTexts } from '../texts.ts';
import { Fact, Out, SourceRead } from './fact.tsx';

/** Visa rules by passport; where we read none, the authority to ask. */
export function EntryRules({ guide: { country, entry } }: { guide: CityGuide }) {
  const t = useTexts(guideTexts);
  const { official, before, rules } = entry;
  const known = rules.some(({ need }) => need !== 'ask');
  return (
    <section id="visa">
      <h2>{t('visa.heading', { country: country.name })}</h2>
      <p className="measure muted">{t('visa.lead')}</p>
      {known ? (
        <dl className="city-rules">
          {rules.map((rule) => (
            <Rule key={rule.passport} rule={rule} />
          ))}
        </dl>
      ) : (
        <AskEveryone rules={rules} />
      )}
      {before ? <Fact {...before}>{before.text}</Fact> : null}
      <Notice icon="circle-alert">
        {t('visa.official')} <Out {...official} />
      </Notice>
    </section>
  );
}

/** One sentence instead of a row for each passport that says the same. */
function AskEveryone({ rules }: Pick<CityGuide['entry'], 'rules'>) {
  const t = useTexts(guideTexts);
  return (
    <>
      <p className="measure">{t('visa.unchecked')}</p>
      <ul className="city-advice">
        {rules.map(({ passport, advice }) => (
          <li key={passport}>
            {t(`passport.${passport}`)}: <Out {...advice} />
          </li>
        ))}
      </ul>
    </>
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
        {source ? <SourceRead {...source} /> : null}
        <span>
          {t('visa.advice')} <Out {...advice} />
        </span>
      </dd>
    </div>
  );
}
