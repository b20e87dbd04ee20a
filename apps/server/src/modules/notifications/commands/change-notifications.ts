import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { type NotificationScope, ownNotifications } from '../notifications.policy.ts';
import { countUnreadOf, writeRead, writeRemoved, writeUnread } from '../notifications.repo.ts';

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** Changes notifications of the person; returns how many are unread then. */
function change(
  { database }: Deps,
  actor: Actor,
  write: (tx: Tx, scope: NotificationScope) => Promise<void>,
): Promise<{ unread: number }> {
  const scope = ownNotifications(actor);
  return unitOfWork(database, async (tx) => {
    await write(tx, scope);
    return { unread: await countUnreadOf(tx, scope) };
  });
}

/** Marks some of the person's notifications as read, or all when null. */
export const markRead = (deps: Deps, actor: Actor, ids: readonly string[] | null) =>
  change(deps, actor, (tx, scope) => writeRead(tx, scope, ids, deps.clock.now()));

export const markUnread = (deps: Deps, actor: Actor, ids: readonly string[]) =>
  change(deps, actor, (tx, scope) => writeUnread(tx, scope, ids));

/** Removes notifications from the person's list; they can be restored for a day. */
export const removeNotifications = (deps: Deps, actor: Actor, ids: readonly string[]) =>
  change(deps, actor, (tx, scope) => writeRemoved(tx, scope, ids, deps.clock.now()));

export const restoreNotifications = (deps: Deps, actor: Actor, ids: readonly string[]) =>
  change(deps, actor, (tx, scope) => writeRemoved(tx, scope, ids, null));
