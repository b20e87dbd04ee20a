import type { EndpointArgs } from '@travesia/contracts/kit';
import type { listNotifications, NotificationFeed } from '@travesia/contracts/notifications';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ownNotifications } from '../notifications.policy.ts';
import { presentNotification } from '../notifications.presenter.ts';
import { countUnreadOf, listNewest } from '../notifications.repo.ts';

/** The person's notifications, newest first, from a cursor on. */
export async function listNotificationsQuery(
  db: Db,
  { before, limit }: EndpointArgs<typeof listNotifications>['query'],
  actor: Actor,
): Promise<NotificationFeed> {
  const scope = ownNotifications(actor);
  const [rows, unread] = await Promise.all([
    listNewest(db, scope, { before, limit: limit + 1 }),
    countUnreadOf(db, scope),
  ]);
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(presentNotification),
    unread,
    next_before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
