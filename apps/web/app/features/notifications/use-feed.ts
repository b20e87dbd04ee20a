import {
  listNotifications,
  type Notification,
  type NotificationFeed,
  readNotifications,
} from '@travesia/contracts/notifications';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useAct } from '../../lib/calls/use-act.ts';
import { useLoad } from '../../lib/calls/use-load.ts';
import { useUnread } from './unread-store.ts';

const ask = async (limit: number, before?: string): Promise<NotificationFeed> => {
  const query = { limit, ...(before ? { before } : {}) };
  const feed = await sessionCall(listNotifications, { query }, { background: before === undefined });
  useUnread.getState().know(feed.unread);
  return feed;
};

const readNow = (feed: NotificationFeed, ids: readonly string[] | null): NotificationFeed => {
  const at = new Date().toISOString();
  const isRead = ({ id, read_at: before }: Notification) => before === null && (ids === null || ids.includes(id));
  return { ...feed, data: feed.data.map((one) => (isRead(one) ? { ...one, read_at: at } : one)) };
};

/** What the person is told, with what they can do about it. */
export function useFeed(limit: number) {
  const {
    data: feed,
    problem,
    reload,
    show,
    change,
    changeWhile,
  } = useLoad(['what the person is told', null, limit], () => ask(limit));
  const reading = useAct();
  const paging = useAct();
  const read = (ids: readonly string[] | null, done?: () => void) =>
    reading.run(async () => {
      const body = ids ? { ids: [...ids] } : { all: true as const };
      // Read at once; not so when the server refuses.
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
      const next = await ask(limit, feed.next_before);
      show({ ...next, data: [...feed.data, ...next.data] });
    });
  return { feed, problem: problem ?? paging.problem, reload, read, reading, more, isPaging: paging.busy };
}
