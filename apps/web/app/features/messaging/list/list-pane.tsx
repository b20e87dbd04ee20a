import type { ConversationList } from '@travesia/contracts/messaging';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../bookings/index.ts';
import { PushOffer } from '../../notifications/index.ts';
import { TeamViews } from '../team/team-views.tsx';
import { type Desk, hasTeam, SIDES_OF } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { ReasonNeeded } from '../ui/reason-needed.tsx';
import { ListShapes } from '../ui/shapes.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { type AskedList, useAskedList, useConversations } from './list-state.ts';
import { moveByArrows } from './move-by-arrows.ts';
import { useSearchText } from './use-search-text.ts';

interface ListPaneProps {
  desk: Desk;
  /** The open conversation. */
  openId: string | undefined;
  /** Whether something is open beside the list, which then names the page. */
  isBeside: boolean;
}

/** The conversations of an inbox. */
export function ListPane({ desk, openId, isBeside }: ListPaneProps) {
  const t = useTexts(messagingTexts);
  const path = useLocalPath();
  const href = useQueryHref();
  const asked = useAskedList(desk);
  const loaded = useConversations(desk, asked);
  const { data, problem, reload, isStale, isLoading } = loaded;
  const now = useNow();
  const Heading = isBeside ? 'h2' : 'h1';
  // What is open in the address of a new conversation doesn’t belong to the next one.
  const query = href({ new: null, to: null, journey: null }).replace(/^\?$/, '');
  return (
    <section className="msg-list-pane" aria-label={t('title')}>
      <header className="msg-list-head">
        <Heading className="msg-title">{t('title')}</Heading>
        {desk.inbox === 'own' ? (
          <Link to={`${path(desk.base)}?new=1`} className="btn btn-secondary btn-small">
            <Icon name="square-pen" />
            {t('begin')}
          </Link>
        ) : null}
      </header>
      <Tabs desk={desk} asked={asked} counts={data?.counts} />
      {hasTeam(desk) ? <TeamViews desk={desk} asked={asked} counts={data?.counts} /> : null}
      <Filters desk={desk} asked={asked} />
      {isStale && data ? (
        <p role="status" className="small msg-list-note">
          {t('list.stale')}{' '}
          <button type="button" className="msg-link" onClick={() => void reload()}>
            {t('failed.again')}
          </button>
        </p>
      ) : null}
      {problem?.code === 'access.reason_required' ? (
        <ReasonNeeded onGiven={() => void reload()} />
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : null}
      {data ? (
        <>
          {data.conversations.length ? (
            <ul className="msg-list" aria-label={t('list')} aria-busy={isLoading} ref={moveByArrows}>
              {data.conversations.map((conversation) => (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  to={`${path(`${desk.base}/${conversation.id}`)}${query}`}
                  isOpen={conversation.id === openId}
                  now={now}
                />
              ))}
            </ul>
          ) : (
            <Nothing desk={desk} asked={asked} />
          )}
          {desk.inbox === 'own' && data.conversations.length ? (
            <div className="msg-list-note">
              <PushOffer />
            </div>
          ) : null}
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
  desk,
  asked,
  counts,
}: {
  desk: Desk;
  asked: AskedList;
  counts: ConversationList['counts'] | undefined;
}) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const href = useQueryHref();
  const tabs = hasTeam(desk) ? (['all', 'unread', 'waiting'] as const) : (['all', 'unread', 'archived'] as const);
  return (
    <nav className="msg-tabs" aria-label={t('tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={href({ tab: tab === 'all' ? null : tab, page: null })}
          aria-current={tab === asked.tab ? 'true' : undefined}
          preventScrollReset
        >
          {t(`tab.${tab}`)}
          {tab === 'unread' || tab === 'waiting' ? (
            // A figure space keeps the room of a count that is still loading.
            <span className="num"> {counts ? format.number(counts[tab]) : '\u2007'}</span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

function Filters({ desk, asked }: { desk: Desk; asked: AskedList }) {
  const t = useTexts(messagingTexts);
  const href = useQueryHref();
  const [text, setText] = useSearchText();
  const sides = SIDES_OF[desk.side];
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
      {sides.length ? (
        <nav className="msg-sides" aria-label={t('with')}>
          {[null, ...sides].map((side) => (
            <Link
              key={side ?? 'all'}
              to={href({ with: side, page: null })}
              aria-current={side === asked.with ? 'true' : undefined}
              preventScrollReset
            >
              {t(side ? `with.${side}` : 'with.all')}
            </Link>
          ))}
        </nav>
      ) : null}
    </div>
  );
}

/** Why nothing is listed, and what to do. */
function Nothing({ desk, asked }: { desk: Desk; asked: AskedList }) {
  const t = useTexts(messagingTexts);
  const path = useLocalPath();
  const href = useQueryHref();
  if (asked.q || asked.with || asked.tag)
    return (
      <EmptyState
        title={asked.q ? t('empty.search', { q: asked.q }) : t('empty.filter')}
        action={
          <Link to={href({ q: null, with: null, tag: null, page: null })} className="btn btn-secondary">
            {t('empty.clear')}
          </Link>
        }
      />
    );
  if (asked.tab !== 'all') return <EmptyState title={t(`empty.${asked.tab}`)} />;
  if (desk.inbox === 'clinic') return <EmptyState title={t('empty.acting')} />;
  return (
    <EmptyState
      title={t('empty.all')}
      action={
        desk.side === 'patient' ? (
          <LinkButton variant="primary" href={path('/directory')}>
            {t('empty.find')}
          </LinkButton>
        ) : (
          <Link to={`${path(desk.base)}?new=1`} className="btn btn-primary">
            {t('begin.title')}
          </Link>
        )
      }
    >
      <p>{t(`empty.all.${desk.side}`)}</p>
    </EmptyState>
  );
}
