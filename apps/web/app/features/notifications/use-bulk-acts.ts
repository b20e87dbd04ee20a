import {
  readNotifications,
  removeNotifications,
  restoreNotifications,
  unreadNotifications,
} from '@travesia/contracts/notifications';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import type { BulkAct, BulkLine } from '../../lib/list/bulk/bulk-act.ts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { notificationTexts } from './texts.ts';
import type { Told } from './told-text.ts';
import { useUnread } from './unread-store.ts';

const CALLS = {
  read: readNotifications,
  unread: unreadNotifications,
  remove: removeNotifications,
  restore: restoreNotifications,
} as const;

/** Does something with notifications by one call, and updates the bell's number. */
export async function change(act: keyof typeof CALLS, ids: readonly string[]): Promise<void> {
  const { unread } = await sessionCall(CALLS[act], { body: { ids: [...ids] } });
  useUnread.getState().know(unread);
}

/** What a person can do with notifications from the list. */
export function useBulkActs(): BulkAct<Told>[] {
  const t = useTexts(notificationTexts);
  const all =
    (act: keyof typeof CALLS, undo?: keyof typeof CALLS) =>
    async (rows: readonly Told[]): Promise<BulkLine[]> => {
      await change(
        act,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id }) => ({ id, problem: null, ...(undo ? { undo: () => change(undo, [id]) } : {}) }));
    };
  return [
    { key: 'read', name: t('read.one'), icon: 'check', fits: (one) => one.read_at === null, run: all('read') },
    { key: 'unread', name: t('unread.one'), icon: 'mail', fits: (one) => one.read_at !== null, run: all('unread') },
    { key: 'remove', name: t('remove.one'), icon: 'trash-2', fits: () => true, run: all('remove', 'restore') },
  ];
}
