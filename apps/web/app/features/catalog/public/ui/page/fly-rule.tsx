import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { catalogTexts } from '../../texts.ts';
import { flyRule } from '../../trip/fly-rule.ts';

/** The chapter with the advice. We read it as quoted by others in 2016, and say so. */
const SOURCE = {
  label: 'CDC Yellow Book: Medical Tourism',
  url: 'https://www.cdc.gov/yellow-book/hcp/health-care-abroad/medical-tourism.html',
};

/** When the patient may fly home: our calendar, published advice where available, and which is longer. */
export function FlyRule({ treatment }: { treatment: TreatmentDetail }) {
  const t = useTexts(catalogTexts);
  if (treatment.trips === 0) return null;
  const { ours, advice, advised, isLonger, clots } = flyRule(treatment);
  return (
    <section>
      <h2>{t('flyRule.heading')}</h2>
      <div className="measure stack">
        <p>{t('flyRule.ours', { days: ours })}</p>
        {advice ? (
          <p>
            {t(`flyRule.${advice}`)}{' '}
            <span className="small source-line">
              {t.rich('flyRule.source', { link: <a href={SOURCE.url}>{SOURCE.label}</a> })}
            </span>
          </p>
        ) : null}
        {clots ? <p>{t('flyRule.clots')}</p> : null}
        {isLonger && advised !== null ? <Notice tone="warning">{t('flyRule.longer', { days: advised })}</Notice> : null}
      </div>
    </section>
  );
}
