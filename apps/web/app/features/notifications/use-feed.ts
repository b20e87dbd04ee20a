import {
  listNotifications,
  type Notification,
  type NotificationFeed,
  readNotifications,
} from '@travesia/contracts/notifications';
import { use } from 'react';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useAct } from '../../lib/calls/use-act.ts';
import { useLoad } from '../../lib/calls/use-load.ts';
import { NoticesContext } from './notices-context.ts';
import { inWords, type Told } from './told-text.ts';
import { useUnread } from './unread-store.ts';

type Feed = Omit<NotificationFeed, 'data'> & { data: Told[] };

const ask = async (limit: number, before?: string): Promise<NotificationFeed> => {
  const query = { limit, ...(before ? { before } : {}) };
  const feed = await sessionCall(listNotifications, { query }, { background: before === undefined });
  useUnread.getState().know(feed.unread);
  return feed;
};

const readNow = (feed: Feed, ids: readonly string[] | null): Feed => {
  const at = new Date().toISOString();
  const isRead = ({ id, read_at: before }: Notification) => before === null && (ids === null || ids.includes(id));
  return { ...feed, data: feed.data.map((one) => (isRead(one) ? { ...one, read_at: at } : one)) };
};

/** Loads the user's notifications, and marks them as read. */
export function useFeed(limit: number) {
  const locale = useLocale();
  const loadNotices = use(NoticesContext);
  const load = async (before?: string): Promise<Feed> => {
    const [notices, feed] = await Promise.all([loadNotices(), ask(limit, before)]);
    return { ...feed, data: feed.data.map((one) => inWords(notices, locale, one)) };
  };
  const {
    data: feed,
    problem,
    reload,
    show,
    change,
    changeWhile,
  } = useLoad(['what the person is told', null, limit], () => load());
  const reading = useAct();
  const paging = useAct();
  const read = (ids: readonly string[] | null, done?: () => void) =>
    reading.run(async () => {
      const body = ids ? { ids: [...ids] } : { all: true as const };
      // Optimistic: marked at once, undone if the server refuses.
      const { unread } = await changeWhile(
        (known) => readNow(known, ids),
        () => sessionCall(readNotifications, { body }),
      );
      useUnread.getState().know(unread);
      change((known) => ({ ...known, unread }));
      done?.();
    });
  const more = () =>
    paging.run(async () => {
      if (!feed?.next_before) return;
      const next = await load(feed.next_before);
      show({ ...next, data: [...feed.data, ...next.data] });
    });
  return { feed, problem: problem ?? paging.problem, reload, read, reading, more, isPaging: paging.busy };
}
