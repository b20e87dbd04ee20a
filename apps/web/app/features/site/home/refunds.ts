import type { ProviderDetail } from '@travesia/contracts/providers';
import type { HomeText } from './texts.ts';

type Policy = NonNullable<ProviderDetail['cancellation_policy']>;

export interface RefundLine {
  key: HomeText;
  /** Days before the first day of care, where the rule has a window. */
  from: number | null;
  to: number | null;
  percent: number;
}

const REASONS: Readonly<Record<string, HomeText>> = {
  medically_unfit: 'refund.unfit',
  provider_cancel: 'refund.clinic',
  surgeon_changed: 'refund.surgeon',
  price_increase_over_cap: 'refund.price',
  force_majeure_or_safety_recall: 'refund.force',
};

function patientCancels(from: number | null, to: number | null): HomeText {
  if (to === null) return 'refund.early';
  return from === null || from === 0 ? 'refund.late' : 'refund.between';
}

/** The rules of a cancellation policy in the order one reads them: what others cause first, then one's own change of mind. */
export function refundLines(policy: Policy): RefundLine[] {
  const lines = policy.rules.flatMap(
    ({ reason, days_before_min: from, days_before_max: to, refund_percent: percent }) => {
      const key = reason === 'patient_cancel' ? patientCancels(from, to) : REASONS[reason];
      return key ? [{ key, from, to, percent, isOwn: reason === 'patient_cancel' }] : [];
    },
  );
  const sorted = lines.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));
  return sorted.map(({ isOwn: _isOwn, ...line }) => line);
}

/** Per cent given back to a Patient who is found unfit, or null when no policy says. */
export function unfitRefund(policies: readonly (Policy | null)[]): number | null {
  const percents = policies.flatMap((policy) =>
    (policy?.rules ?? []).filter(({ reason }) => reason === 'medically_unfit').map((rule) => rule.refund_percent),
  );
  // Said of all clinics, so the least that any of them gives.
  return percents.length > 0 ? Math.min(...percents) : null;
}
