import type { PackageSummary } from '@travesia/contracts/packages';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { BadgeLink } from '../../../ui/badge/badge-link.tsx';
import { credentialsAddress } from '../package-view.ts';
import { packageTexts } from '../texts.ts';

/** Whether the provider's credentials were verified; links to them. */
export function VerificationBadge({ offer }: { offer: PackageSummary }) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const status = offer.provider.verification_status;
  const looks = {
    verified: { tone: 'success', icon: 'circle-check' },
    pending: { tone: 'warning', icon: 'clock-alert' },
    unverified: { tone: 'warning', icon: 'clock-alert' },
    expired: { tone: 'warning', icon: 'triangle-alert' },
    rejected: { tone: 'danger', icon: 'ban' },
  } as const;
  return (
    <BadgeLink
      href={path(credentialsAddress(offer))}
      label={t('verification.link', { state: t(`verification.${status}`), name: offer.provider.name })}
    >
      <Badge {...looks[status]}>{t(`verification.${status}`)}</Badge>
    </BadgeLink>
  );
}
