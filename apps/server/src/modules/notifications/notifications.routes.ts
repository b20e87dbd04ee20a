import {
  countUnread,
  getPushState,
  listNotifications,
  readNotifications,
  removeNotifications,
  restoreNotifications,
  turnPushOff as turnPushOffCall,
  turnPushOn as turnPushOnCall,
  unreadNotifications,
} from '@travesia/contracts/notifications';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { changeNotifications } from './commands/change-notifications.ts';
import { ownNotifications, ownSession } from './notifications.policy.ts';
import { countUnreadOf } from './notifications.repo.ts';
import { turnPushOff } from './push/commands/turn-push-off.ts';
import { turnPushOn } from './push/commands/turn-push-on.ts';
import { createPush } from './push/push-deps.ts';
import { presentPush } from './push/push.presenter.ts';
import { countDevices } from './push/push.repo.ts';
import { listNotificationsQuery } from './queries/list-notifications.ts';

/** Endpoints for in-app notifications. */
export function notificationsRoutes(deps: ModuleDeps & { secret: string }): Mounted[] {
  const { db } = deps.database;
  const push = createPush(deps);
  return [
    mount(listNotifications, ({ query }, { actor }) => listNotificationsQuery(db, query, actor)),
    mount(countUnread, async (_input, { actor }) => ({ unread: await countUnreadOf(db, ownNotifications(actor)) })),
    mount(readNotifications, ({ body }, { actor }) =>
      changeNotifications(deps, actor, { to: 'read', ids: 'ids' in body ? body.ids : null }),
    ),
    mount(unreadNotifications, ({ body: { ids } }, { actor }) =>
      changeNotifications(deps, actor, { to: 'unread', ids }),
    ),
    mount(removeNotifications, ({ body: { ids } }, { actor }) =>
      changeNotifications(deps, actor, { to: 'removed', ids }),
    ),
    mount(restoreNotifications, ({ body: { ids } }, { actor }) =>
      changeNotifications(deps, actor, { to: 'restored', ids }),
    ),
    mount(getPushState, async (_input, { actor }) => {
      const { scope, sessionId } = ownSession(actor);
      return presentPush(actor, await countDevices(db, scope, sessionId, deps.clock.now()), push.keys);
    }),
    mount(turnPushOnCall, ({ body }, { actor }) => turnPushOn(push, actor, body)),
    mount(turnPushOffCall, (_input, { actor }) => turnPushOff(push, actor)),
  ];
}
