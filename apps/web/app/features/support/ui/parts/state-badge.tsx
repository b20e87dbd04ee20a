import type { TicketSummary } from '@travesia/contracts/support';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { supportTexts } from '../../texts.ts';
import { STATE_MARKS } from '../../ticket-view.ts';

/** A ticket's status: icon, label and tone. */
export function StateBadge({ state }: Pick<TicketSummary, 'state'>) {
  const t = useTexts(supportTexts);
  return <Badge {...STATE_MARKS[state]}>{t(`state.${state}`)}</Badge>;
}
