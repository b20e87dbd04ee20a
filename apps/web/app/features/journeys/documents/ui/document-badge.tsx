import type { DocumentStatus } from '@travesia/contracts/journeys';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { documentTexts } from '../texts.ts';

const MARKS: Readonly<Record<DocumentStatus, { tone: Tone; icon: IconName }>> = {
  offered: { tone: 'warning', icon: 'pencil' },
  signed: { tone: 'info', icon: 'clock' },
  in_force: { tone: 'success', icon: 'circle-check' },
  declined: { tone: 'danger', icon: 'circle-x' },
  withdrawn: { tone: 'danger', icon: 'circle-x' },
  void: { tone: 'neutral', icon: 'minus' },
};

/** Where a document stands. */
export function DocumentBadge({ status }: { status: DocumentStatus }) {
  const t = useTexts(documentTexts);
  return <Badge {...MARKS[status]}>{t(`status.${status}`)}</Badge>;
}
