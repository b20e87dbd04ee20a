import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { BORDER_RULES, RULES_READ_ON } from '../../border-rules.ts';
import { serviceTexts } from '../../texts.ts';

/** Validity of licenses and prescriptions in other countries, each with its source. */
export function BorderRules() {
  const t = useTexts(serviceTexts);
  const format = useFormat();
  return (
    <section aria-labelledby="border-rules">
      <h2 id="border-rules">{t('rules.heading')}</h2>
      <p className="muted measure service-lead">
        {t('rules.lead')} {t('rules.read', { date: format.date(RULES_READ_ON, 'day') })}
      </p>
      {BORDER_RULES.map(({ key, source, url, said }) => (
        <Disclosure key={key} summary={t(`rules.${key}.title`)}>
          <p className="measure">{t(`rules.${key}.text`)}</p>
          <p className="small muted">
            {t.rich('rules.source', { link: <a href={url}>{source}</a> })}
            {said ? `, ${format.date(said, 'day')}` : ''}
          </p>
        </Disclosure>
      ))}
    </section>
  );
}
