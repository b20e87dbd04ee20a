import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { type NotificationScope, ownNotifications } from '../notifications.policy.ts';
import { countUnreadOf, writeRead, writeRemoved, writeUnread } from '../notifications.repo.ts';

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** What a person does to some of their notifications; `ids` null reads all. Removed ones can be restored for a day. */
export type NotificationChange =
  | { to: 'read'; ids: readonly string[] | null }
  | { to: 'unread' | 'removed' | 'restored'; ids: readonly string[] };

/** Changes notifications of the person; returns how many are unread then. */
export function changeNotifications(
  { database, clock }: Deps,
  actor: Actor,
  change: NotificationChange,
): Promise<{ unread: number }> {
  const scope = ownNotifications(actor);
  return unitOfWork(database, async (tx) => {
    await write(tx, scope, change, clock.now());
    return { unread: await countUnreadOf(tx, scope) };
  });
}

function write(tx: Tx, scope: NotificationScope, change: NotificationChange, now: Date): Promise<void> {
  switch (change.to) {
    case 'read':
      return writeRead(tx, scope, change.ids, now);
    case 'unread':
      return writeUnread(tx, scope, change.ids);
    case 'removed':
      return writeRemoved(tx, scope, change.ids, now);
    case 'restored':
      return writeRemoved(tx, scope, change.ids, null);
  }
}
