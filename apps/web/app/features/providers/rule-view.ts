import type { ProviderDetail } from '@travesia/contracts/providers';
import type { ProviderText } from './texts.ts';

export type PolicyRule = NonNullable<ProviderDetail['cancellation_policy']>['rules'][number];

const REASONS: Readonly<Record<string, ProviderText>> = {
  medically_unfit: 'rule.unfit',
  provider_cancel: 'rule.providerCancels',
  surgeon_changed: 'rule.surgeonChanged',
  price_increase_over_cap: 'rule.priceRises',
  force_majeure_or_safety_recall: 'rule.danger',
};

/** When a rule of a cancellation policy holds, in words. A reason that has no words yet is shown as its key. */
export function ruleText(rule: PolicyRule): { key: ProviderText; values: Record<string, string | number> } {
  const { reason, days_before_min: from, days_before_max: to } = rule;
  if (reason !== 'patient_cancel') return { key: REASONS[reason] ?? 'rule.other', values: { reason } };
  if (from !== null && to !== null && from > 0) return { key: 'rule.cancelBetween', values: { from, to } };
  if (from !== null && from > 0) return { key: 'rule.cancelFrom', values: { from } };
  if (to !== null) return { key: 'rule.cancelTo', values: { to } };
  return { key: 'rule.cancel', values: {} };
}

/** What a plan costs, in minor units of one currency. */
export interface PaidPlan {
  price: number;
  paid: number;
}

/** What comes back of the paid sum under a rule: its share, or more where the rule limits what one can lose. */
export function refundOf({ price, paid }: PaidPlan, rule: Pick<PolicyRule, 'refund_percent' | 'loss_cap'>): number {
  const share = Math.round((paid * rule.refund_percent) / 100);
  const { loss_cap: cap } = rule;
  if (!cap) return share;
  const most = Math.min(Math.round((price * cap.quote_percent) / 100), cap.limit.amount);
  return Math.max(share, paid - most);
}
