import type { ProviderDetail } from '@travesia/contracts/providers';
import { isPatientRule } from '@travesia/contracts/terms';

type Policy = NonNullable<ProviderDetail['cancellation_policy']>;

/** The rules of a cancellation policy in the order one reads them: what others cause first, then one's own change of mind. */
export const rulesToRead = ({ rules }: Policy): Policy['rules'] =>
  rules.toSorted((a, b) => Number(isPatientRule(a)) - Number(isPatientRule(b)));

/** Per cent given back to a Patient who is found unfit, or null when no policy says. */
export function unfitRefund(policies: readonly (Policy | null)[]): number | null {
  const percents = policies.flatMap((policy) =>
    (policy?.rules ?? []).filter(({ reason }) => reason === 'medically_unfit').map((rule) => rule.refund_percent),
  );
  // Said of all clinics, so the least that any of them gives.
  return percents.length > 0 ? Math.min(...percents) : null;
}
