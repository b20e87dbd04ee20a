import type { RecallStatus } from '@travesia/contracts/aftercare';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { recallsTexts } from '../texts.ts';

const MARKS: Readonly<Record<RecallStatus, { tone: Tone; icon: IconName }>> = {
  drafted: { tone: 'warning', icon: 'clock' },
  contacting: { tone: 'danger', icon: 'shield-alert' },
  closed: { tone: 'neutral', icon: 'lock' },
  discarded: { tone: 'neutral', icon: 'circle-x' },
};

/** A recall's status: icon, label and tone. */
export function RecallBadge({ status }: { status: RecallStatus }) {
  const t = useTexts(recallsTexts);
  return <Badge {...MARKS[status]}>{t(`status.${status}`)}</Badge>;
}
