import type { Clinician } from '@travesia/contracts/providers';
import type { Credential } from '@travesia/contracts/credentials';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** How each credential status looks; its text is `credential.state.<status>`. */
export const CREDENTIAL_LOOKS: Readonly<Record<Credential['status'], { tone: Tone; icon: IconName }>> = {
  verified: { tone: 'success', icon: 'circle-check' },
  being_checked: { tone: 'warning', icon: 'clock' },
  not_held: { tone: 'neutral', icon: 'minus' },
  expired: { tone: 'warning', icon: 'triangle-alert' },
};

/** People with a valid license and when it was verified; the oldest date counts for all. */
export function licencesInForce(clinicians: readonly Clinician[]): { inForce: Clinician[]; readOn: string | null } {
  const inForce = clinicians.filter(({ licence }) => licence?.status === 'verified');
  const dates = inForce.flatMap(({ licence }) => licence?.checked_on ?? []).toSorted();
  return { inForce, readOn: dates[0] ?? null };
}
