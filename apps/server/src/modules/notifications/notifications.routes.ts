import {
  countUnread,
  listNotifications,
  readNotifications,
  removeNotifications as removeCall,
  restoreNotifications as restoreCall,
  unreadNotifications,
} from '@travesia/contracts/notifications';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { markRead, markUnread, removeNotifications, restoreNotifications } from './commands/change-notifications.ts';
import { ownNotifications } from './notifications.policy.ts';
import { countUnreadOf } from './notifications.repo.ts';
import { listNotificationsQuery } from './queries/list-notifications.ts';

/** Endpoints for in-app notifications. */
export function notificationsRoutes(deps: ModuleDeps): Mounted[] {
  const { db } = deps.database;
  return [
    mount(listNotifications, ({ query }, { actor }) => listNotificationsQuery(db, query, actor)),
    mount(countUnread, async (_input, { actor }) => ({ unread: await countUnreadOf(db, ownNotifications(actor)) })),
    mount(readNotifications, ({ body }, { actor }) => markRead(deps, actor, 'ids' in body ? body.ids : null)),
    mount(unreadNotifications, ({ body }, { actor }) => markUnread(deps, actor, body.ids)),
    mount(removeCall, ({ body }, { actor }) => removeNotifications(deps, actor, body.ids)),
    mount(restoreCall, ({ body }, { actor }) => restoreNotifications(deps, actor, body.ids)),
  ];
}
