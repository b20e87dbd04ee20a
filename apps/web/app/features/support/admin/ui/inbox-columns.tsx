import type { AdminTicketSummary } from '@travesia/contracts/support';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { supportTexts } from '../../texts.ts';
import { StateBadge } from '../../ui/parts/state-badge.tsx';

/** Columns of the team's tickets; a subject opens its ticket beside the list, which then has room for the first column. */
export function useInboxColumns(
  tickets: readonly AdminTicketSummary[],
  current: string | null,
): ListColumn<AdminTicketSummary>[] {
  const t = useTexts(supportTexts);
  const format = useFormat();
  const day = (instant: string) => format.instant(instant, ownTimeZone());
  // For people of the demo everything belongs to it, and the page already says so.
  const isMixed = tickets.some(({ requester }) => !requester.demo);
  return [
    {
      key: 'subject',
      name: t('inbox.list'),
      cell: (ticket) => <Subject ticket={ticket} isCurrent={ticket.id === current} isMixed={isMixed} />,
    },
    { key: 'state', name: t('inbox.state'), bare: true, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'topic', name: t('inbox.topic'), bare: true, cell: ({ topic }) => t(`topic.${topic}`) },
    { key: 'assigned', name: t('inbox.assigned'), cell: ({ assignee }) => assignee?.name ?? t('inbox.nobody') },
    {
      key: 'waiting',
      name: t('inbox.since'),
      order: { ascending: 'waiting' },
      cell: ({ waiting_since: at }) => at && day(at),
    },
    {
      key: 'changed',
      name: t('inbox.changed'),
      order: { descending: 'changed' },
      cell: ({ updated_at: at }) => day(at),
    },
  ];
}

interface SubjectProps {
  ticket: AdminTicketSummary;
  isCurrent: boolean;
  isMixed: boolean;
}

function Subject({ ticket: { id, subject, state, reference, requester }, isCurrent, isMixed }: SubjectProps) {
  const t = useTexts(supportTexts);
  const href = useQueryHref();
  const who = [requester.name, requester.place].filter(Boolean).join(', ');
  return (
    <>
      <Link
        to={href({ ticket: id })}
        className="admin-row-link"
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
      >
        {subject}
      </Link>
      <span className="admin-second">
        <span className="inbox-narrow">{t(`state.${state}`)} · </span>
        {who} · {reference} {requester.demo && isMixed ? <DemoBadge>{t('inbox.demoPerson')}</DemoBadge> : null}
      </span>
    </>
  );
}
