import type { ReviewedApplication } from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { adminApplicationTexts } from '../texts.ts';

const LOOKS: Readonly<Record<ReviewedApplication['status'], { tone: Tone; icon: IconName }>> = {
  draft: { tone: 'neutral', icon: 'circle-dashed' },
  submitted: { tone: 'info', icon: 'clock' },
  in_review: { tone: 'info', icon: 'eye' },
  more_wanted: { tone: 'warning', icon: 'undo-2' },
  approved: { tone: 'success', icon: 'circle-check' },
  rejected: { tone: 'danger', icon: 'circle-x' },
  withdrawn: { tone: 'neutral', icon: 'circle-x' },
};

/** Status of an application. */
export function StatusMark({ status }: { status: ReviewedApplication['status'] }) {
  const t = useTexts(adminApplicationTexts);
  return <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}
