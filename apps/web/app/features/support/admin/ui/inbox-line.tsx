import type { AdminTicketSummary } from '@travesia/contracts/support';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { supportTexts } from '../../texts.ts';
import { StateBadge } from '../../ui/parts/state-badge.tsx';

interface InboxLineProps {
  ticket: AdminTicketSummary;
  /** Whether it is open. */
  isCurrent: boolean;
}

/** A ticket in the team's list; opens beside the list. */
export function InboxLine({ ticket, isCurrent }: InboxLineProps) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  const href = useQueryHref();
  const { requester, waiting_since: waiting } = ticket;
  const instant = format.instant(waiting ?? ticket.updated_at, ownTimeZone());
  return (
    <>
      <Link
        to={href({ ticket: ticket.id })}
        className="strong"
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
      >
        {ticket.subject}
      </Link>
      <p className="small">
        <StateBadge state={ticket.state} /> {requester.name}
        {requester.place ? `, ${requester.place}` : null}
        {' · '}
        {t(`topic.${ticket.topic}`)} {requester.demo ? <DemoBadge>{t('inbox.demoPerson')}</DemoBadge> : null}
      </p>
      <p className="small muted">
        {[ticket.reference, ticket.assignee?.name, t(waiting ? 'inbox.waiting' : 'inbox.updated', { instant })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
