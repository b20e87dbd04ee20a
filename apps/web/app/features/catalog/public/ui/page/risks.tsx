import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { catalogTexts } from '../../texts.ts';
import { SourceLine } from './source-line.tsx';
import { PlainList } from './suitability.tsx';

/** Risks in words, with the source of each statement if it has one. */
export function Risks({ treatment: { content, risk_class: risk } }: { treatment: TreatmentDetail }) {
  const t = useTexts(catalogTexts);
  return (
    <section id="risks">
      <h2>{t('risks.heading')}</h2>
      <p className="muted measure">{t('risks.lead')}</p>
      <p className="risk-class">
        {t('risks.class')} <b>{t(`risk.${risk}`)}</b>
      </p>
      <ul className="ruled-list">
        {content.risks.map(({ text, source }) => (
          <li key={text}>
            {text} <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nights, time off work, and the weeks after. */
export function Recovery({ treatment }: { treatment: TreatmentDetail }) {
  const t = useTexts(catalogTexts);
  const { content, hospital_nights: nights, return_to_work_days: days, trips } = treatment;
  const facts = trips > 0 ? [t('recovery.nights', { nights }), t('recovery.work', { days })] : [];
  return (
    <section>
      <h2>{t('recovery.heading')}</h2>
      <PlainList items={[...facts, ...content.recovery]} />
    </section>
  );
}
