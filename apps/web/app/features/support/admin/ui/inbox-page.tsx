import { listAllTickets } from '@travesia/contracts/support';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { changedQuery, inboxFilterOf } from '../inbox-filter.ts';
import { supportTexts } from '../../texts.ts';
import { Loading } from '../../ui/parts/loading.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { TeamTicket } from './team-ticket.tsx';

const PAGE = 25;
const LOOK_MS = 30_000;

const ADMINS = ['admin'] as const;

/** `/admin/support`: what people ask the team, and beside it the one that is being answered. */
export function InboxPage() {
  const t = useTexts(supportTexts);
  return (
    <PortalPage title={t('inbox.title')} description={t('inbox.description')} roles={ADMINS} feature="admin_support">
      <Inbox />
    </PortalPage>
  );
}

function Inbox() {
  const t = useTexts(supportTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [query, setQuery] = useSearchParams();
  const filter = inboxFilterOf(query);
  const { state, topic, assigned, q, page } = filter;
  const asked = { page, limit: PAGE, ...(state ? { state } : {}), ...(topic ? { topic } : {}) };
  const more = { ...(assigned ? { assigned } : {}), ...(q ? { q } : {}) };
  const { data, problem, reload } = useCall(
    listAllTickets,
    { query: { ...asked, ...more } },
    { every: LOOK_MS, keep: true },
  );
  const change = (changed: Record<string, string>) =>
    setQuery(changedQuery(query, changed), { preventScrollReset: true });
  const ticket = query.get('ticket');
  return (
    <div className={ticket ? 'inbox inbox-reading' : 'inbox'}>
      <header>
        <h1>{t('inbox.heading')}</h1>
        <p className="muted">{t(isDemo ? 'inbox.demo' : 'inbox.lead')}</p>
      </header>
      <InboxFilters filter={filter} facets={data?.facets} change={change} />
      <div className="inbox-panes">
        <div className="inbox-list">
          {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
          {data ? (
            <InboxList page={data} filter={filter} current={ticket} query={query} change={change} />
          ) : problem ? null : (
            <Loading lines={5} />
          )}
        </div>
        <div className="inbox-ticket">
          {ticket ? (
            <TeamTicket key={ticket} id={ticket} changed={reload} back={() => change({ ticket: '' })} />
          ) : (
            <p className="muted inbox-choose">{t('inbox.choose')}</p>
          )}
        </div>
      </div>
    </div>
  );
}
