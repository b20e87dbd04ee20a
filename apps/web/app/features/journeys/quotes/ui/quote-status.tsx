import type { QuoteSummary } from '@travesia/contracts/journeys';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { quoteTexts } from '../texts.ts';

const MARKS: Readonly<Record<QuoteSummary['status'], { tone: Tone; icon: IconName }>> = {
  draft: { tone: 'neutral', icon: 'pencil' },
  sent: { tone: 'info', icon: 'send' },
  accepted: { tone: 'success', icon: 'circle-check' },
  declined: { tone: 'danger', icon: 'circle-x' },
  expired: { tone: 'warning', icon: 'clock' },
  superseded: { tone: 'neutral', icon: 'minus' },
};

/** Where a quote stands. */
export function QuoteBadge({ status }: Pick<QuoteSummary, 'status'>) {
  const t = useTexts(quoteTexts);
  return <Badge {...MARKS[status]}>{t(`status.${status}`)}</Badge>;
}
