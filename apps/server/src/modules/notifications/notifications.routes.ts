import {
  countUnread,
  listNotifications,
  readNotifications,
  removeNotifications,
  restoreNotifications,
  unreadNotifications,
} from '@travesia/contracts/notifications';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { changeNotifications } from './commands/change-notifications.ts';
import { ownNotifications } from './notifications.policy.ts';
import { countUnreadOf } from './notifications.repo.ts';
import { listNotificationsQuery } from './queries/list-notifications.ts';

/** Endpoints for in-app notifications. */
export function notificationsRoutes(deps: ModuleDeps): Mounted[] {
  const { db } = deps.database;
  return [
    mount(listNotifications, ({ query }, { actor }) => listNotificationsQuery(db, query, actor)),
    mount(countUnread, async (_input, { actor }) => ({ unread: await countUnreadOf(db, ownNotifications(actor)) })),
    mount(readNotifications, ({ body }, { actor }) =>
      changeNotifications(deps, actor, { read: 'ids' in body ? body.ids : null }),
    ),
    mount(unreadNotifications, ({ body: { ids } }, { actor }) => changeNotifications(deps, actor, { unread: ids })),
    mount(removeNotifications, ({ body: { ids } }, { actor }) => changeNotifications(deps, actor, { remove: ids })),
    mount(restoreNotifications, ({ body: { ids } }, { actor }) => changeNotifications(deps, actor, { restore: ids })),
  ];
}
