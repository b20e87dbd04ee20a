import { listTickets, type TicketSummary } from '@travesia/contracts/support';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { supportTexts } from '../../texts.ts';
import { Loading } from '../parts/loading.tsx';
import { StateBadge } from '../parts/state-badge.tsx';

const PAGE = 5;

interface MyTicketsProps {
  base: string;
  /** Tickets created since the list was loaded. */
  made: readonly TicketSummary[];
}

/** The user's tickets with their status. */
export function MyTickets({ base, made }: MyTicketsProps) {
  const t = useTexts(supportTexts);
  const [limit, setLimit] = useState(PAGE);
  const { data, problem, reload } = useCall(listTickets, { query: { limit } });
  const section = useRef<HTMLElement>(null);
  // The badge of the navigation opens the page here, below the articles on a phone, once they have been laid out.
  useEffect(() => {
    if (data && location.hash === '#mine') section.current?.scrollIntoView();
  }, [data]);
  const known = new Set(data?.data.map(({ id }) => id));
  const shown = [...made.filter(({ id }) => !known.has(id)), ...(data?.data ?? [])];
  return (
    <section ref={section} className="portal-section portal-section-main" aria-labelledby="mine">
      <div className="portal-section-head">
        <h2 id="mine">{t('mine.heading')}</h2>
      </div>
      {data || made.length ? (
        shown.length ? (
          <ul className="help-list">
            {shown.map((ticket) => (
              <TicketLine key={ticket.id} base={base} ticket={ticket} />
            ))}
          </ul>
        ) : (
          <p className="muted">{t('mine.empty')}</p>
        )
      ) : problem ? null : (
        <Loading lines={2} />
      )}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data?.has_next ? (
        <Button type="button" size="small" onClick={() => setLimit(Math.min(limit + 20, 100))}>
          {t('mine.more')}
        </Button>
      ) : null}
    </section>
  );
}

function TicketLine({ base, ticket }: { base: string; ticket: TicketSummary }) {
  const path = useLocalPath();
  const format = useFormat();
  return (
    <li>
      <Link to={path(`${base}/tickets/${ticket.id}`)} className="strong">
        {ticket.subject}
      </Link>
      <p className="row small muted">
        <StateBadge state={ticket.state} />
        <span>{ticket.reference}</span>
        <time dateTime={ticket.updated_at}>{format.instant(ticket.updated_at, ownTimeZone())}</time>
      </p>
    </li>
  );
}
