import type { Quote } from '@travesia/contracts/journeys';
import { COMPLICATION_PARTS } from '@travesia/contracts/packages';
import { lossLimit } from '@travesia/contracts/terms';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { refundTexts, ruleText } from '../../../catalog/index.ts';
import { quoteTexts } from '../texts.ts';

/** What comes back if plans change, and who pays if there is a complication. */
export function QuoteRisks({ quote }: { quote: Quote }) {
  const t = useTexts(quoteTexts);
  const { pays, window_days: days, exclusions } = quote.content.complications;
  return (
    <div className="quote-pair">
      <section className="stack">
        <h2>{t('policy')}</h2>
        {quote.policy ? (
          <Refunds policy={quote.policy} total={quote.total} />
        ) : (
          <p className="muted">{t('policy.none')}</p>
        )}
      </section>
      <section className="stack">
        <h2>{t('complications')}</h2>
        <Facts
          items={[
            ...COMPLICATION_PARTS.map((part) => ({
              name: t(`complications.${part}`),
              value: t(`complications.${pays[part] ?? 'unknown'}`),
            })),
            {
              name: t('complications.window'),
              value: days === null ? t('complications.unknown') : t('complications.days', { days }),
            },
            {
              name: t('complications.exclusions'),
              value: exclusions ? <span lang={quote.language}>{exclusions}</span> : t('complications.noExclusions'),
            },
          ]}
        />
      </section>
    </div>
  );
}

interface RefundsProps {
  policy: NonNullable<Quote['policy']>;
  total: Quote['total'];
}

function Refunds({ policy: { name, rules }, total }: RefundsProps) {
  const t = useTexts(quoteTexts);
  const r = useTexts(refundTexts);
  const language = useLocale();
  const format = useFormat();
  const backOf = ({ refund_percent: percent, loss_cap: cap }: (typeof rules)[number]) => {
    const share = percent === 0 ? null : format.percent(percent / 100);
    if (!cap || percent === 100) return share ?? t('policy.nothing');
    const amount = format.money(lossLimit(total, cap));
    return share ? t('policy.orAbove', { percent: share, amount }) : t('policy.above', { amount });
  };
  return (
    <>
      <p className="strong">{t('policy.name', { name })}</p>
      <table className="table quote-lines">
        <thead>
          <tr>
            <th scope="col">{t('policy.when')}</th>
            <th scope="col" className="table-number">
              {t('policy.back')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => {
            const { key, values } = ruleText(rule);
            return (
              <tr key={`${rule.reason} ${rule.days_before_min} ${rule.days_before_max}`}>
                <th scope="row">
                  {r(key, values)}
                  {rule.note ? <span className="small muted quote-note">{rule.note[language]}</span> : null}
                </th>
                <td className="table-number quote-back">{backOf(rule)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small muted">{t('policy.note')}</p>
    </>
  );
}
