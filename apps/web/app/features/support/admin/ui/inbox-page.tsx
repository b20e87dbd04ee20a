import type { EndpointOutput } from '@travesia/contracts/kit';
import { listAllTickets, SUPPORT_TOPICS, TICKET_STATES } from '@travesia/contracts/support';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { inboxList } from '../inbox-filter.ts';
import { supportTexts } from '../../texts.ts';
import { useBulkActs } from '../use-bulk-acts.ts';
import { useInboxColumns } from './inbox-columns.tsx';
import { TeamTicket } from './team-ticket.tsx';

const PAGE = 25;
const LOOK_MS = 30_000;

const ADMINS = ['admin'] as const;

/** `/admin/support`: all tickets, with the open one beside the list. */
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
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const href = useQueryHref();
  const asked = useAsked(inboxList);
  const loaded = useCall(listAllTickets, { query: { ...asked, limit: PAGE } }, { every: LOOK_MS, keep: true });
  const { data, reload } = loaded;
  const ticket = query.get('ticket');
  const columns = useInboxColumns(data?.data ?? [], ticket);
  return (
    <div className={ticket ? 'inbox inbox-reading' : 'inbox'}>
      <header>
        <h1>{t('inbox.heading')}</h1>
        <p className="small muted">{t(isDemo ? 'inbox.demo' : 'inbox.lead')}</p>
      </header>
      <div className="inbox-panes">
        <div className="inbox-list">
          <ListScreen
            definition={inboxList}
            filters={useFilterWords(data?.facets)}
            caption={t('inbox.list')}
            loaded={loaded}
            rowKey={({ id }) => id}
            columns={columns}
            rowActs={{ nameOf: ({ subject }) => subject, acts: useBulkActs() }}
            isOpen={({ id }) => id === ticket}
            count={(count) => t('inbox.count', { count })}
            empty={t('inbox.empty')}
            nothing={t('inbox.nothing')}
          />
        </div>
        {ticket ? (
          <div className="inbox-ticket">
            <TeamTicket
              key={ticket}
              id={ticket}
              changed={reload}
              back={() => void navigate(href({ ticket: null }), { preventScrollReset: true })}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

type Facets = EndpointOutput<typeof listAllTickets>['facets'];

function useFilterWords(facets: Facets | undefined): WordsOf<typeof inboxList> {
  const t = useTexts(supportTexts);
  const counted = (name: keyof Facets, value: string) => facets?.[name].find((one) => one.value === value)?.count;
  const any = t('inbox.any');
  return {
    label: t('inbox.filter'),
    filters: {
      state: {
        label: t('inbox.state'),
        any,
        options: TICKET_STATES.map((value) => ({
          value,
          label: t(`state.${value}`),
          count: counted('states', value),
        })),
      },
      topic: {
        label: t('inbox.topic'),
        any,
        options: SUPPORT_TOPICS.map((value) => ({
          value,
          label: t(`topic.${value}`),
          count: counted('topics', value),
        })),
      },
      assigned: {
        label: t('inbox.assigned'),
        any,
        options: [
          { value: 'me', label: t('inbox.mine') },
          { value: 'nobody', label: t('inbox.nobody') },
        ],
      },
      q: { label: t('inbox.search') },
    },
    sorts: (sort) => t(`inbox.sort.${sort}`),
  };
}
