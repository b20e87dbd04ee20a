import type { ProviderDetail } from '@travesia/contracts/providers';
import { isPatientRule } from '@travesia/contracts/terms';

type Policy = NonNullable<ProviderDetail['cancellation_policy']>;

/** A cancellation policy's rules in reading order: those caused by others first, then the patient's own change of plans. */
export const rulesToRead = ({ rules }: Policy): Policy['rules'] =>
  rules.toSorted((a, b) => Number(isPatientRule(a)) - Number(isPatientRule(b)));

/** Percentage refunded to a patient found unfit, or null if no policy says. */
export function unfitRefund(policies: readonly (Policy | null)[]): number | null {
  const percents = policies.flatMap((policy) =>
    (policy?.rules ?? []).filter(({ reason }) => reason === 'medically_unfit').map((rule) => rule.refund_percent),
  );
  // Stated for all clinics, so it is the minimum across them.
  return percents.length > 0 ? Math.min(...percents) : null;
}
