import { listNotifications } from '@travesia/contracts/notifications';
import { use } from 'react';
import { callKey } from '../../lib/calls/call-key.ts';
import { useLoad } from '../../lib/calls/use-load.ts';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import type { Asked } from '../../lib/list/list-definition.ts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { NoticesContext } from './notices-context.ts';
import type { notificationsList } from './notifications-list.ts';
import { inWords } from './told-text.ts';
import { useUnread } from './unread-store.ts';

/** Loads a page of the user's notifications in their language, again when the bell marks some as read. */
export function useNotifications(query: Asked<typeof notificationsList>) {
  const locale = useLocale();
  const loadNotices = use(NoticesContext);
  return useLoad(
    [...callKey(listNotifications, { query }), locale],
    async (signal) => {
      const [notices, found] = await Promise.all([
        loadNotices(),
        sessionCall(listNotifications, { query }, { background: true, signal }),
      ]);
      useUnread.getState().know(found.unread);
      return { ...found, data: found.data.map((one) => inWords(notices, locale, one)) };
    },
    { keep: true, followsChanges: true },
  );
}
