import {
  type CalendarFeed,
  type CalendarSummary,
  listCalendarFeeds,
  type PublishedFeed,
  publishCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  revokeCalendarFeed,
} from '@travesia/contracts/availability';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ShareAddress } from '../../../../ui/field/share-address.tsx';
import { availabilityTexts } from '../texts.ts';
import { FeedDialog } from './feed-dialog.tsx';

interface FeedsPartProps {
  resource: CalendarSummary['resource'];
  hasCalendar: boolean;
  /** After taken times changed. */
  changed: () => void;
}

/** Outside calendars that take time from the hours, and the address at which other programs read this one. */
export function FeedsPart({ resource, hasCalendar, changed }: FeedsPartProps) {
  const t = useTexts(availabilityTexts);
  const language = useLocale();
  const feeds = useCall(listCalendarFeeds, { query: { language } });
  const [isAdding, setAdding] = useState(false);
  const follow = () => {
    changed();
    void feeds.reload();
  };
  return (
    <section className="portal-section" aria-labelledby="feeds">
      <h2 id="feeds">{t('feeds.heading')}</h2>
      <p className="small muted">{t('feeds.text')}</p>
      <LoadState loaded={feeds}>
        {({ data, published, actions }) => {
          const own = data.filter((one) => one.resource.id === resource.id);
          const mayChange = actions.includes('change') && hasCalendar;
          return (
            <div className="stack">
              {own.length ? (
                <ul className="feed-rows">
                  {own.map((feed) => (
                    <FeedRow key={feed.id} feed={feed} mayChange={mayChange} changed={follow} />
                  ))}
                </ul>
              ) : (
                <p className="muted">{t('feeds.none')}</p>
              )}
              {mayChange ? (
                <p>
                  <Button type="button" size="small" icon="plus" onClick={() => setAdding(true)}>
                    {t('feeds.add')}
                  </Button>
                </p>
              ) : hasCalendar ? null : (
                <p className="small">{t('feeds.first')}</p>
              )}
              <Published
                resource={resource}
                published={published.filter((one) => one.resource.id === resource.id)}
                mayChange={mayChange}
                changed={() => void feeds.reload()}
              />
            </div>
          );
        }}
      </LoadState>
      {isAdding ? <FeedDialog resource={resource} onClose={() => setAdding(false)} onDone={follow} /> : null}
    </section>
  );
}

interface FeedRowProps {
  feed: CalendarFeed;
  mayChange: boolean;
  changed: () => void;
}

const TONES = { waiting: 'neutral', ok: 'success', failing: 'warning' } as const;
const ICONS = { waiting: 'clock', ok: 'circle-check', failing: 'triangle-alert' } as const;

function FeedRow({ feed, mayChange, changed }: FeedRowProps) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const language = useLocale();
  const { busy, doing, problem, run } = useAct();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, host, status, failure, busy_count: count, last_good_at: good } = feed;
  const params = { id };
  const read = () =>
    run(async () => {
      await sessionCall(readCalendarFeed, { params, query: { language } });
      changed();
    }, 'read');
  const remove = () =>
    run(async () => {
      await sessionCall(removeCalendarFeed, { params });
      setRemoving(false);
      changed();
    }, 'remove');
  return (
    <li>
      <p className="feed-name">
        <strong>{name}</strong>
        <Badge tone={TONES[status]} icon={ICONS[status]}>
          {t(`feed.${status}`)}
        </Badge>
      </p>
      <p className="small muted">
        {host}
        {good ? ` · ${t('feed.read', { count, when: format.instant(good, ownTimeZone()) })}` : null}
      </p>
      {failure ? <p className="small">{t(`failure.${failure}`)}</p> : null}
      {mayChange ? (
        <p className="row">
          <Button
            type="button"
            size="small"
            icon="refresh-cw"
            busy={busy && doing === 'read'}
            onClick={() => void read()}
          >
            {t('feed.readNow')}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={() => setRemoving(true)}>
            {t('feed.remove')}
          </Button>
        </p>
      ) : null}
      {isRemoving ? (
        <ConfirmDialog
          title={t('feed.removeTitle', { name })}
          confirm={t('feed.remove')}
          busy={busy}
          problem={problem}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        >
          <p>{t('feed.removeText')}</p>
        </ConfirmDialog>
      ) : (
        <ActProblem problem={problem} />
      )}
    </li>
  );
}

interface PublishedProps {
  resource: CalendarSummary['resource'];
  published: readonly PublishedFeed[];
  mayChange: boolean;
  changed: () => void;
}

/** Secret addresses for other calendar programs. An address is shown once, when it is created. */
function Published({ resource, published, mayChange, changed }: PublishedProps) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const language = useLocale();
  const { busy, doing, problem, run } = useAct();
  const [address, setAddress] = useState<string | null>(null);
  const publish = () =>
    run(async () => {
      const { url } = await sessionCall(publishCalendarFeed, {
        query: { language },
        body: { resource: { type: resource.type, id: resource.id } },
      });
      setAddress(url);
      changed();
    }, 'publish');
  const revoke = (id: string) =>
    run(async () => {
      await sessionCall(revokeCalendarFeed, { params: { id } });
      setAddress(null);
      changed();
    }, id);
  return (
    <div className="stack published-feeds">
      <h3>{t('published.heading')}</h3>
      <p className="small muted">{t('published.text')}</p>
      {published.length ? (
        <ul className="feed-rows">
          {published.map(({ id, created_at: at }) => (
            <li key={id} className="feed-name">
              <span>{t('published.since', { when: format.dayOf(at, ownTimeZone()) })}</span>
              {mayChange ? (
                <Button
                  type="button"
                  size="small"
                  variant="quiet"
                  busy={busy && doing === id}
                  onClick={() => void revoke(id)}
                >
                  {t('published.revoke')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {address ? (
        <Notice tone="success" role="status" title={t('published.once')}>
          <ShareAddress label={t('published.address')} address={address} />
        </Notice>
      ) : null}
      {mayChange ? (
        <p>
          <Button type="button" size="small" busy={busy && doing === 'publish'} onClick={() => void publish()}>
            {t('published.publish')}
          </Button>
        </p>
      ) : null}
      <ActProblem problem={problem} />
    </div>
  );
}
