import type { LeadSummary } from '@travesia/contracts/leads';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { isWaiting, STATUS_MARKS } from '../desk-view.ts';
import { deskTexts } from '../texts.ts';

/** A request's status: icon, label and tone. */
export function StatusBadge({ status }: Pick<LeadSummary, 'status'>) {
  const t = useTexts(deskTexts);
  return <Badge {...STATUS_MARKS[status]}>{t(`status.${status}`)}</Badge>;
}

/** The answer clock of a row in a list: a line below the status. */
export function DueLine({ lead }: { lead: Pick<LeadSummary, 'status' | 'answered_at' | 'overdue' | 'due_on'> }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  if (!isWaiting(lead)) return null;
  return (
    <span className={`admin-second ${lead.overdue ? 'admin-late' : 'admin-soon'}`}>
      {t(lead.overdue ? 'due.overdue' : 'due.by', { date: format.date(lead.due_on) })}
    </span>
  );
}

/** The answer clock of an unanswered request: when the answer is due, or that it is overdue. */
export function DueBadge({ lead }: { lead: Pick<LeadSummary, 'overdue' | 'due_on'> }) {
  const t = useTexts(deskTexts);
  const format = useFormat();
  const date = format.date(lead.due_on);
  return lead.overdue ? (
    <Badge tone="danger" icon="clock-alert">
      {t('due.overdue', { date })}
    </Badge>
  ) : (
    <Badge tone="warning" icon="clock">
      {t('due.by', { date })}
    </Badge>
  );
}
