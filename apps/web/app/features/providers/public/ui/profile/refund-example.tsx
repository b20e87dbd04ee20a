import type { RefundRule } from '@travesia/contracts/catalog';
import type { Money } from '@travesia/contracts/kit';
import type { PackageSummary } from '@travesia/contracts/packages';
import { depositOn, isPatientRule, refundByRules } from '@travesia/contracts/terms';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../../ui/table/table.tsx';
import { refundTexts, ruleText } from '../../../../catalog/index.ts';
import { providerTexts } from '../../texts.ts';

/** Package fields that the example needs. */
export type ExampleOffer = Pick<PackageSummary, 'title' | 'shown_price' | 'deposit_percent'>;

/** The policy for cancellation by the patient, in money: after the deposit, and after full payment. */
export function RefundExample({ rules, offer }: { rules: readonly RefundRule[]; offer: ExampleOffer }) {
  const t = useTexts(providerTexts);
  const say = useTexts(refundTexts);
  const format = useFormat();
  const own = rules.filter(isPatientRule);
  if (own.length === 0) return null;
  const { shown_price: shown, deposit_percent: percent } = offer;
  const price: Money = { amount: shown.amount, currency: shown.currency };
  const deposit = depositOn(price, percent);
  const money = ({ amount }: Money) => format.shown({ ...shown, amount });
  const back = (rule: RefundRule, paid: Money) => {
    const refund = refundByRules(own, rule.reason, rule.days_before_min ?? -Infinity, { price, paid });
    return refund.amount === 0 ? t('rules.nothing') : money(refund);
  };
  const columns = [
    {
      key: 'when',
      header: t('rules.when'),
      cell: (rule: RefundRule) => {
        const { key, values } = ruleText(rule);
        return say(key, values);
      },
    },
    ...(percent > 0
      ? [
          {
            key: 'deposit',
            header: t('example.deposit', { amount: money(deposit) }),
            numeric: true,
            cell: (rule: RefundRule) => back(rule, deposit),
          },
        ]
      : []),
    {
      key: 'all',
      header: t('example.all', { amount: money(price) }),
      numeric: true,
      cell: (rule: RefundRule) => back(rule, price),
    },
  ];
  return (
    <div className="rules-example">
      <Table
        caption={t('example.caption', { title: offer.title, price: money(price) })}
        rows={own}
        rowKey={(rule) => `${rule.days_before_min} ${rule.days_before_max}`}
        columns={columns}
      />
      <p className="small muted">{t('example.note')}</p>
    </div>
  );
}
