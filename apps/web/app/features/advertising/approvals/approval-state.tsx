import type { ClinicApproval } from '@travesia/contracts/advertising';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { approvalsTexts } from './texts.ts';

const LOOKS: Readonly<Record<ClinicApproval['status'], { tone: Tone; icon: IconName }>> = {
  requested: { tone: 'info', icon: 'clock' },
  approved: { tone: 'success', icon: 'check' },
  rejected: { tone: 'danger', icon: 'circle-x' },
  revoked: { tone: 'danger', icon: 'ban' },
  withdrawn: { tone: 'neutral', icon: 'undo-2' },
};

/** Where a request stands. */
export function ApprovalState({ status }: { status: ClinicApproval['status'] }) {
  const t = useTexts(approvalsTexts);
  return <Badge {...LOOKS[status]}>{t(`state.${status}`)}</Badge>;
}
