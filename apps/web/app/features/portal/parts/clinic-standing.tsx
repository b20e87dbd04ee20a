import type { VerificationStatus } from '@travesia/contracts/providers';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { portalTexts } from '../texts.ts';

const LOOKS = {
  pending: { tone: 'info', icon: 'clock-alert' },
  unverified: { tone: 'warning', icon: 'clock-alert' },
  expired: { tone: 'warning', icon: 'triangle-alert' },
  rejected: { tone: 'danger', icon: 'ban' },
} as const;

/** The verification of the clinic below its name, as long as it is not verified. */
export function ClinicStanding({ standing }: { standing: VerificationStatus | null }) {
  const t = useTexts(portalTexts);
  if (standing === null || standing === 'verified') return null;
  return (
    <p className="portal-standing">
      <Badge {...LOOKS[standing]}>{t(`standing.${standing}`)}</Badge>
    </p>
  );
}
