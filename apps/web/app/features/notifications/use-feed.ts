import { listNotifications, type NotificationFeed, readNotifications } from '@travesia/contracts/notifications';
import { use } from 'react';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useAct } from '../../lib/calls/use-act.ts';
import { useLoad } from '../../lib/calls/use-load.ts';
import { NoticesContext } from './notices-context.ts';
import { inWords, type Told } from './told-text.ts';
import { useUnread } from './unread-store.ts';

type Feed = Omit<NotificationFeed, 'data'> & { data: Told[] };

const readNow = (feed: Feed, ids: readonly string[] | null): Feed => {
  const at = new Date().toISOString();
  const isRead = ({ id, read_at: before }: Told) => before === null && (ids === null || ids.includes(id));
  return { ...feed, data: feed.data.map((one) => (isRead(one) ? { ...one, read_at: at } : one)) };
};

/** Loads the user's newest notifications, and marks them as read. */
export function useFeed(limit: number) {
  const locale = useLocale();
  const loadNotices = use(NoticesContext);
  const load = async (signal: AbortSignal): Promise<Feed> => {
    const [notices, feed] = await Promise.all([
      loadNotices(),
      sessionCall(listNotifications, { query: { limit } }, { background: true, signal }),
    ]);
    useUnread.getState().know(feed.unread);
    return { ...feed, data: feed.data.map((one) => inWords(notices, locale, one)) };
  };
  const { data: feed, problem, reload, change, changeWhile } = useLoad(['what the person is told', null, limit], load);
  const reading = useAct();
  const read = (ids: readonly string[] | null) =>
    reading.run(async () => {
      const body = ids ? { ids: [...ids] } : { all: true as const };
      // Optimistic: marked at once, undone if the server refuses.
      const { unread } = await changeWhile(
        (known) => readNow(known, ids),
        () => sessionCall(readNotifications, { body }),
      );
      useUnread.getState().know(unread);
      change((known) => ({ ...known, unread }));
    });
  return { feed, problem, reload, read, reading };
}
