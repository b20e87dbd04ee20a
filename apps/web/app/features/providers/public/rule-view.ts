import type { ProviderDetail } from '@travesia/contracts/providers';
import type { RefundReason } from '@travesia/contracts/terms';
import type { ProviderText } from './texts.ts';

export type PolicyRule = NonNullable<ProviderDetail['cancellation_policy']>['rules'][number];

const REASONS: Readonly<Record<Exclude<RefundReason, 'patient_cancel'>, ProviderText>> = {
  medically_unfit: 'rule.unfit',
  provider_cancel: 'rule.providerCancels',
  surgeon_changed: 'rule.surgeonChanged',
  price_increase_over_cap: 'rule.priceRises',
  force_majeure_or_safety_recall: 'rule.danger',
};

/** When a rule of a cancellation policy holds, in words. */
export function ruleText(rule: PolicyRule): { key: ProviderText; values: Record<string, string | number> } {
  const { reason, days_before_min: from, days_before_max: to } = rule;
  if (reason !== 'patient_cancel') return { key: REASONS[reason], values: {} };
  if (from !== null && to !== null && from > 0) return { key: 'rule.cancelBetween', values: { from, to } };
  if (from !== null && from > 0) return { key: 'rule.cancelFrom', values: { from } };
  if (to !== null) return { key: 'rule.cancelTo', values: { to } };
  return { key: 'rule.cancel', values: {} };
}
