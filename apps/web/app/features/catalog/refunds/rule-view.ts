import type { RefundReason, RefundRuleTerms } from '@travesia/contracts/terms';
import type { RefundText } from './texts.ts';

const REASONS: Readonly<Record<Exclude<RefundReason, 'patient_cancel'>, RefundText>> = {
  medically_unfit: 'rule.unfit',
  provider_cancel: 'rule.providerCancels',
  surgeon_changed: 'rule.surgeonChanged',
  price_increase_over_cap: 'rule.priceRises',
  force_majeure_or_safety_recall: 'rule.danger',
};

type When = Pick<RefundRuleTerms, 'reason' | 'days_before_min' | 'days_before_max'>;

/** Describes when a cancellation rule applies: its reason, and the days for cancellation by the patient. */
export function ruleText(rule: When): { key: RefundText; values: Record<string, string | number> } {
  const { reason, days_before_min: from, days_before_max: to } = rule;
  if (reason !== 'patient_cancel') return { key: REASONS[reason], values: {} };
  if (from !== null && to !== null && from > 0) return { key: 'rule.cancelBetween', values: { from, to } };
  if (from !== null && from > 0) return { key: 'rule.cancelFrom', values: { from } };
  if (to !== null) return { key: 'rule.cancelTo', values: { to } };
  return { key: 'rule.cancel', values: {} };
}
