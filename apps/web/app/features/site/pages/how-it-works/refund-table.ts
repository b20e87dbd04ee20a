import type { RefundPolicy, RefundRule } from '@travesia/contracts/catalog';
import { isPatientRule, ruleFor } from '@travesia/contracts/terms';

/** A range of days before the first day of care, and each policy's refund in it, in the order of the policies. */
export interface RefundRow {
  from: number;
  /** Null for the earliest range, which has no limit. */
  to: number | null;
  /** Null if a policy has no rule for the range. */
  percents: (number | null)[];
}

/** Compares policies over the ranges in which any of them changes, earliest cancellation first. */
export function refundRows(policies: readonly RefundPolicy[]): RefundRow[] {
  const starts = policies.flatMap(({ rules }) => rules.filter(isPatientRule).map((rule) => rule.days_before_min ?? 0));
  const days = [...new Set(starts)].toSorted((a, b) => b - a);
  return days.map((from, index) => ({
    from,
    to: index === 0 ? null : (days[index - 1] ?? 0) - 1,
    percents: policies.map(({ rules }) => ruleFor(rules, 'patient_cancel', from)?.refund_percent ?? null),
  }));
}

/** Rules for causes by others, which are the same in every policy. */
export const rulesOfAll = (policies: readonly RefundPolicy[]): RefundRule[] =>
  (policies[0]?.rules ?? []).filter((rule) => !isPatientRule(rule));

/** Notes on the rules for the patient's own cancellation, each once. */
export const ownNotes = ({ rules }: RefundPolicy): string[] => [
  ...new Set(rules.filter(isPatientRule).flatMap(({ note }) => note ?? [])),
];
