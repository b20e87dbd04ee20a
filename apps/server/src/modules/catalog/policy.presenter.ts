import type { RefundPolicy, View } from '@travesia/contracts/catalog';
import { convertMoney, moneyOfUnits } from '@travesia/contracts/kit';
import type { AgreedRefundRule } from '@travesia/contracts/terms';
import type { KeptRefundRule } from './catalog.tables.ts';
import { showUsd } from './price-view.ts';
import type { Reference } from './reference.ts';

type RuleRow = Reference['rules'][number];

/** A cancellation policy with its own rules and those shared by all; null if the key is unknown. */
export function presentPolicy(reference: Reference, key: string | null, view: View): RefundPolicy | null {
  const policy = key ? reference.policies.get(key) : undefined;
  if (!policy) return null;
  return {
    key: policy.key,
    version: policy.version,
    name: policy.name[view.language],
    summary: policy.summary[view.language],
    rules: reference.rules
      .filter((rule) => rule.policy === null || rule.policy === policy.key)
      .map((rule) => presentRule(reference, rule, view)),
  };
}

function presentRule(reference: Reference, rule: RuleRow, view: View): RefundPolicy['rules'][number] {
  const shown = (dollars: number) => showUsd(reference, moneyOfUnits(dollars, 'USD').amount, view);
  const { lossCap: cap, lateChangeFee: late } = rule;
  return {
    reason: rule.reason,
    days_before_min: rule.daysBeforeMin,
    days_before_max: rule.daysBeforeMax,
    refund_percent: rule.refundPercent,
    free_date_changes: rule.freeDateChanges,
    loss_cap: cap && { quote_percent: cap.quote_percent, limit: shown(cap.usd) },
    late_change_fee: late && { within_days: late.within_days, fee: shown(late.usd) },
    note: rule.note?.[view.language] ?? null,
  };
}

/** A stored rule as agreed to: limits and fees in the currency of the price. */
export function agreedRule(reference: Reference, rule: KeptRefundRule, currency: string): AgreedRefundRule {
  const inPrice = (dollars: number) => convertMoney(moneyOfUnits(dollars, 'USD'), currency, reference.rates);
  const { loss_cap: cap, late_change_fee: late } = rule;
  return {
    ...rule,
    loss_cap: cap && { quote_percent: cap.quote_percent, limit: inPrice(cap.usd) },
    late_change_fee: late && { within_days: late.within_days, fee: inPrice(late.usd) },
  };
}
