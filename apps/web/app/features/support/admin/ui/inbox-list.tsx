import type { EndpointOutput } from '@travesia/contracts/kit';
import type { AdminTicketSummary, listAllTickets } from '@travesia/contracts/support';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge, DemoBadge } from '../../../../ui/badge/badge.tsx';
import { changedQuery, type InboxFilter } from '../inbox-filter.ts';
import { supportTexts } from '../../texts.ts';
import { StateBadge } from '../../ui/parts/state-badge.tsx';

interface InboxListProps {
  page: EndpointOutput<typeof listAllTickets>;
  filter: InboxFilter;
  /** Id of the ticket that is being read. */
  current: string | null;
  query: URLSearchParams;
  change: (changed: Record<string, string>) => void;
}

/** The tickets that a filter leaves, page by page. */
export function InboxList({ page, filter, current, query, change }: InboxListProps) {
  const t = useTexts(supportTexts);
  const isFiltered = Boolean(filter.state || filter.topic || filter.assigned || filter.q);
  const pageLink = (to: number) => ({ search: `?${changedQuery(query, { page: String(to) })}` });
  if (page.data.length === 0)
    return (
      <div className="help-nothing">
        <p role="status" className="strong">
          {t(isFiltered ? 'inbox.nothing' : 'inbox.empty')}
        </p>
        {isFiltered ? (
          <Button type="button" onClick={() => change({ state: '', topic: '', assigned: '', q: '' })}>
            {t('inbox.clear')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <>
      <p role="status" className="small muted">
        {t('inbox.count', { count: page.total })}
      </p>
      <ul className="help-list" aria-label={t('inbox.list')}>
        {page.data.map((ticket) => (
          <InboxLine
            key={ticket.id}
            ticket={ticket}
            isCurrent={ticket.id === current}
            search={`?${changedQuery(query, { ticket: ticket.id })}`}
          />
        ))}
      </ul>
      {page.total_pages > 1 ? (
        <nav className="row between small" aria-label={t('inbox.pages')}>
          {page.has_previous ? <Link to={pageLink(page.page - 1)}>{t('inbox.previous')}</Link> : <span />}
          <span className="muted">{t('inbox.page', { page: page.page, pages: page.total_pages })}</span>
          {page.has_next ? <Link to={pageLink(page.page + 1)}>{t('inbox.next')}</Link> : <span />}
        </nav>
      ) : null}
    </>
  );
}

function InboxLine({ ticket, isCurrent, search }: { ticket: AdminTicketSummary; isCurrent: boolean; search: string }) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  const { requester, waiting_since: waiting } = ticket;
  const instant = format.instant(waiting ?? ticket.updated_at, ownTimeZone());
  return (
    <li className={isCurrent ? 'inbox-current' : undefined}>
      <Link to={{ search }} className="strong" aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
        {ticket.subject}
      </Link>
      <p className="small">
        {requester.name}
        {requester.place ? `, ${requester.place}` : null}
        {' · '}
        {t(`topic.${ticket.topic}`)}
      </p>
      <p className="row small muted">
        <StateBadge state={ticket.state} />
        {ticket.assignee ? <Badge icon="user">{ticket.assignee.name}</Badge> : null}
        {requester.demo ? <DemoBadge>{t('inbox.demoPerson')}</DemoBadge> : null}
        <span>
          {ticket.reference}, {t(waiting ? 'inbox.waiting' : 'inbox.updated', { instant })}
        </span>
      </p>
    </li>
  );
}
