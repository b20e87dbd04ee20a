import {
  CHANNEL_TABS,
  type ChannelTab,
  CHANNELS_A_PAGE,
  listTeamChannels,
  type TeamChannelList,
} from '@travesia/contracts/team-messages';
import { Link, useSearchParams } from 'react-router';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../bookings/index.ts';
import { LIST_MS, ListShapes, moveByArrows, useSearchText } from '../../messaging/index.ts';
import type { TeamDesk } from '../data/desk.ts';
import { useChannelNews } from '../data/use-channel.ts';
import { teamMessagesTexts } from '../texts.ts';
import { ChannelRow } from './channel-row.tsx';

/** More pages at once than anybody scrolls through. */
const MOST_PAGES = 20;

/** What the address says about the list. */
function useAsked() {
  const [query] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  return {
    tab: CHANNEL_TABS.find((one) => one === query.get('tab')) ?? ('mine' as const),
    q: query.get('q')?.trim() ?? '',
    pages: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The list up to the page in the address, each channel once. */
function useChannels({ base }: TeamDesk, { tab, q, pages }: ReturnType<typeof useAsked>) {
  const asked = { tab, ...(q ? { q } : {}) };
  const load = async (signal: AbortSignal): Promise<TeamChannelList | null> => {
    const loaded = await Promise.all(
      Array.from({ length: pages }, (_, at) =>
        sessionCall(
          listTeamChannels,
          { query: { ...asked, page: at + 1, limit: CHANNELS_A_PAGE } },
          { background: true, signal },
        ),
      ),
    );
    const last = loaded.at(-1);
    const all = new Map(loaded.flatMap(({ data }) => data).map((channel) => [channel.id, channel]));
    return last ? { ...last, data: [...all.values()] } : null;
  };
  return useLoad(['team-channels', base, asked, pages], load, { every: LIST_MS, followsChanges: true, keep: true });
}

interface ChannelListProps {
  desk: TeamDesk;
  openId: string | undefined;
  /** Whether something is open beside the list, which then names the page. */
  isBeside: boolean;
}

/** The channels that a user may read. */
export function ChannelList({ desk, openId, isBeside }: ChannelListProps) {
  const t = useTexts(teamMessagesTexts);
  const path = useLocalPath();
  const href = useQueryHref();
  const asked = useAsked();
  const { data, problem, reload, isStale, isLoading } = useChannels(desk, asked);
  useChannelNews(null, () => void reload());
  const now = useNow();
  const Heading = isBeside ? 'h2' : 'h1';
  const query = href({ new: null, journey: null }).replace(/^\?$/, '');
  return (
    <section className="msg-list-pane" aria-label={t('title')}>
      <header className="msg-list-head">
        <Heading className="msg-title">{t('title')}</Heading>
        <Link to={`${path(desk.base)}?new=1`} className="btn btn-secondary btn-small">
          <Icon name="plus" />
          {t('create')}
        </Link>
      </header>
      <Tabs asked={asked} counts={data?.counts} />
      <Search />
      {isStale && data ? (
        <p role="status" className="small msg-list-note">
          {t('list.stale')}{' '}
          <button type="button" className="msg-link" onClick={() => void reload()}>
            {t('again')}
          </button>
        </p>
      ) : null}
      {problem?.code === 'access.not_allowed' ? (
        <EmptyState title={t('denied.title')}>
          <p>{t('denied.text')}</p>
        </EmptyState>
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : null}
      {data ? (
        <>
          {data.data.length ? (
            <ul className="msg-list" aria-label={t('list')} aria-busy={isLoading} ref={moveByArrows}>
              {data.data.map((channel) => (
                <ChannelRow
                  key={channel.id}
                  channel={channel}
                  to={`${path(`${desk.base}/${channel.id}`)}${query}`}
                  isOpen={channel.id === openId}
                  now={now}
                />
              ))}
            </ul>
          ) : (
            <Nothing desk={desk} tab={asked.tab} q={asked.q} />
          )}
          {data.has_next ? (
            <p className="msg-more">
              <Link
                to={href({ page: String(asked.pages + 1) })}
                className="btn btn-secondary btn-small"
                replace
                preventScrollReset
              >
                {t('list.more')}
              </Link>
            </p>
          ) : null}
        </>
      ) : problem ? null : (
        <ListShapes />
      )}
    </section>
  );
}

function Tabs({
  asked,
  counts,
}: {
  asked: { tab: ChannelTab; q: string };
  counts: TeamChannelList['counts'] | undefined;
}) {
  const t = useTexts(teamMessagesTexts);
  const format = useFormat();
  const href = useQueryHref();
  return (
    <nav className="msg-tabs" aria-label={t('tabs')}>
      {CHANNEL_TABS.map((tab) => (
        <Link
          key={tab}
          to={href({ tab: tab === 'mine' ? null : tab, page: null, q: null })}
          // A search is in all of them.
          aria-current={tab === asked.tab && !asked.q ? 'true' : undefined}
          preventScrollReset
        >
          {t(`tab.${tab}`)}
          {/* A figure space keeps the room of a count that is still loading. */}
          <span className="num"> {counts ? format.number(counts[tab]) : '\u2007'}</span>
        </Link>
      ))}
    </nav>
  );
}

function Search() {
  const t = useTexts(teamMessagesTexts);
  const [text, setText] = useSearchText();
  return (
    <div className="msg-filters" role="search">
      <div className="msg-search">
        <Icon name="search" />
        <input
          type="search"
          className="input"
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
    </div>
  );
}

/** Why nothing is listed, and what to do. */
function Nothing({ desk, tab, q }: { desk: TeamDesk; tab: ChannelTab; q: string }) {
  const t = useTexts(teamMessagesTexts);
  const path = useLocalPath();
  const href = useQueryHref();
  if (q)
    return (
      <EmptyState
        title={t('empty.search', { q })}
        action={
          <Link to={href({ q: null, page: null })} className="btn btn-secondary">
            {t('empty.clear')}
          </Link>
        }
      />
    );
  if (tab !== 'mine') return <EmptyState title={t(`empty.${tab}`)} />;
  return (
    <EmptyState
      title={t('empty.mine')}
      action={
        <Link to={`${path(desk.base)}?new=1`} className="btn btn-primary">
          {t('create.title')}
        </Link>
      }
    >
      <p>{t('empty.mine.text')}</p>
    </EmptyState>
  );
}
