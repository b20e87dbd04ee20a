import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ownNotifications } from '../notifications.policy.ts';
import { countUnreadOf, writeRead } from '../notifications.repo.ts';

/** Marks some of the person's notifications as read, or all when null; returns how many remain unread. */
export function markRead(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  actor: Actor,
  ids: readonly string[] | null,
): Promise<{ unread: number }> {
  const scope = ownNotifications(actor);
  return unitOfWork(database, async (tx) => {
    await writeRead(tx, scope, ids, clock.now());
    return { unread: await countUnreadOf(tx, scope) };
  });
}
