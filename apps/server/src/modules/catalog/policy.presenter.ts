import type { RefundPolicy, View } from '@travesia/contracts/catalog';
import { showUsd } from './price-view.ts';
import type { Reference } from './reference.ts';

type RuleRow = Reference['rules'][number];

/** A cancellation policy with its own rules and those that hold for all; null when there is none of that key. */
export function presentPolicy(reference: Reference, key: string | null, view: View): RefundPolicy | null {
  const policy = key ? reference.policies.get(key) : undefined;
  if (!policy) return null;
  return {
    key: policy.key,
    name: policy.name[view.language],
    summary: policy.summary[view.language],
    rules: reference.rules
      .filter((rule) => rule.policy === null || rule.policy === policy.key)
      .map((rule) => presentRule(reference, rule, view)),
  };
}

function presentRule(reference: Reference, rule: RuleRow, view: View): RefundPolicy['rules'][number] {
  const shown = (dollars: number) => showUsd(reference, dollars * 100, view);
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
