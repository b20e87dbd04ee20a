import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ownNotifications } from '../notifications.policy.ts';
import { countUnreadOf, writeRead, writeRemoved, writeUnread } from '../notifications.repo.ts';

type Ids = readonly string[];
/** What is done with which notifications; null stands for all. */
type Change = { read: Ids | null } | { unread: Ids } | { remove: Ids } | { restore: Ids };

/**
 * Marks some of the person's notifications as read or unread, removes them from the list or restores them, which is possible for a day.
 * Returns how many are unread then.
 */
export function changeNotifications(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  actor: Actor,
  change: Change,
): Promise<{ unread: number }> {
  const scope = ownNotifications(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    if ('read' in change) await writeRead(tx, scope, change.read, at);
    else if ('unread' in change) await writeUnread(tx, scope, change.unread);
    else if ('remove' in change) await writeRemoved(tx, scope, change.remove, at);
    else await writeRemoved(tx, scope, change.restore, null);
    return { unread: await countUnreadOf(tx, scope) };
  });
}
