import type { RefundPolicy, RefundRule } from '@travesia/contracts/catalog';
import { isPatientRule, ruleFor } from '@travesia/contracts/terms';

/** A span of days before the first day of care, and what each policy gives back in it, in the policies' order. */
export interface RefundRow {
  from: number;
  /** Null for the earliest span, which has no end. */
  to: number | null;
  /** Null where a policy says nothing of the span. */
  percents: (number | null)[];
}

/** Policies side by side on the days at which any of them changes, the earliest cancelling first. */
export function refundRows(policies: readonly RefundPolicy[]): RefundRow[] {
  const starts = policies.flatMap(({ rules }) => rules.filter(isPatientRule).map((rule) => rule.days_before_min ?? 0));
  const days = [...new Set(starts)].toSorted((a, b) => b - a);
  return days.map((from, index) => ({
    from,
    to: index === 0 ? null : (days[index - 1] ?? 0) - 1,
    percents: policies.map(({ rules }) => ruleFor(rules, 'patient_cancel', from)?.refund_percent ?? null),
  }));
}

/** What others cause: the rules that every policy holds. */
export const rulesOfAll = (policies: readonly RefundPolicy[]): RefundRule[] =>
  (policies[0]?.rules ?? []).filter((rule) => !isPatientRule(rule));

/** What else the rules of one's own change of mind say, each sentence once. */
export const ownNotes = ({ rules }: RefundPolicy): string[] => [
  ...new Set(rules.filter(isPatientRule).flatMap(({ note }) => note ?? [])),
];
