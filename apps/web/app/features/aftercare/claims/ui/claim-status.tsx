import type { ClaimStatus } from '@travesia/contracts/aftercare';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { claimsTexts } from '../texts.ts';

const MARKS: Readonly<Record<ClaimStatus, { tone: Tone; icon: IconName }>> = {
  open: { tone: 'warning', icon: 'clock' },
  answered: { tone: 'info', icon: 'message-circle' },
  proposed: { tone: 'info', icon: 'tag' },
  deciding: { tone: 'warning', icon: 'scale' },
  decided: { tone: 'info', icon: 'scale' },
  appealed: { tone: 'warning', icon: 'scale' },
  settled: { tone: 'success', icon: 'circle-check' },
  closed: { tone: 'neutral', icon: 'lock' },
  withdrawn: { tone: 'neutral', icon: 'circle-x' },
};

/** A claim's status: icon, label and tone. */
export function ClaimBadge({ status }: { status: ClaimStatus }) {
  const t = useTexts(claimsTexts);
  return <Badge {...MARKS[status]}>{t(`status.${status}`)}</Badge>;
}
