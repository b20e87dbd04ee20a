import type { AdminProvider } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { adminProviderTexts } from '../texts.ts';

const LOOKS: Readonly<Record<AdminProvider['verification_status'], { tone: Tone; icon: IconName }>> = {
  verified: { tone: 'success', icon: 'circle-check' },
  pending: { tone: 'info', icon: 'clock' },
  expired: { tone: 'warning', icon: 'calendar-clock' },
  rejected: { tone: 'danger', icon: 'circle-x' },
  unverified: { tone: 'neutral', icon: 'circle-dashed' },
};

/** Status of a provider's credentials. */
export function VerificationMark({ status }: { status: AdminProvider['verification_status'] }) {
  const t = useTexts(adminProviderTexts);
  return <Badge {...LOOKS[status]}>{t(`verification.${status}`)}</Badge>;
}

const OPERATIONS: Readonly<Record<AdminProvider['operational_status'], { tone?: Tone; icon: IconName }>> = {
  active: { icon: 'circle-dot' },
  suspended: { icon: 'ban', tone: 'danger' },
  merged: { icon: 'building-2' },
};

/** Whether a provider is active. */
export function OperationMark({ status }: { status: AdminProvider['operational_status'] }) {
  const t = useTexts(adminProviderTexts);
  return <Badge {...OPERATIONS[status]}>{t(`operation.${status}`)}</Badge>;
}
