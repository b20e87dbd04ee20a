import { type Notification, NOTIFICATIONS, pathOf, type Told } from '@travesia/contracts/notifications';
import type { NotificationRow } from './notifications.repo.ts';

export const presentNotification = ({ id, kind, params, createdAt, readAt }: NotificationRow): Notification => ({
  id,
  kind,
  area: NOTIFICATIONS[kind].area,
  params,
  // `notify` validated that the params match the kind.
  path: pathOf({ kind, params } as Told),
  created_at: createdAt.toISOString(),
  read_at: readAt?.toISOString() ?? null,
});
