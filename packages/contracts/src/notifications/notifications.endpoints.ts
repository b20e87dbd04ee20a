import { z } from 'zod';
import { defineEndpoint, Id, MAX_PAGE_SIZE, optionalParam, pageQuery } from '../kit/index.ts';
import {
  NOTIFICATION_SORTS,
  NotificationAreaName,
  NotificationFeed,
  NotificationState,
} from './notifications.schema.ts';

const own = { access: 'session', tag: 'notifications' } as const;
const unread = z.int().meta({ description: 'Number of unread notifications.' });
const left = z.object({ unread });
const Some = z
  .strictObject({
    ids: z.array(Id).min(1).max(MAX_PAGE_SIZE).meta({ description: 'Ids of the notifications.' }),
  })
  .meta({ id: 'SomeNotifications', description: 'Which notifications.' });

export const listNotifications = defineEndpoint({
  ...own,
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'List own notifications',
  description: 'Returns the user’s notifications, by default newest first, with the unread count.',
  query: z.object({
    ...pageQuery(25),
    state: optionalParam(NotificationState),
    area: optionalParam(NotificationAreaName),
    sort: z.enum(NOTIFICATION_SORTS).default('newest').meta({ description: 'Sort order.' }),
  }),
  response: NotificationFeed,
});

export const countUnread = defineEndpoint({
  ...own,
  name: 'countUnread',
  method: 'GET',
  path: '/notifications/unread-count',
  summary: 'Get the unread count',
  description: 'Returns the badge count; cheap enough to poll every 30 seconds.',
  response: left,
});

export const readNotifications = defineEndpoint({
  ...own,
  name: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark as read',
  description: 'Marks some or all notifications as read. Ignores those already read or belonging to other users.',
  body: z
    .union([Some, z.strictObject({ all: z.literal(true).meta({ description: 'All current notifications.' }) })])
    .meta({ id: 'ReadNotifications', description: 'Which notifications to mark as read.' }),
  response: left,
});

export const unreadNotifications = defineEndpoint({
  ...own,
  name: 'unreadNotifications',
  method: 'POST',
  path: '/notifications/unread',
  summary: 'Mark as unread',
  description: 'Marks notifications as unread again. Ignores those of other users.',
  body: Some,
  response: left,
});

export const removeNotifications = defineEndpoint({
  ...own,
  name: 'removeNotifications',
  method: 'POST',
  path: '/notifications/remove',
  summary: 'Delete notifications',
  description:
    'Removes notifications from the list; they are deleted within two days, and until then can be restored. Ignores those of other users.',
  body: Some,
  response: left,
});

export const restoreNotifications = defineEndpoint({
  ...own,
  name: 'restoreNotifications',
  method: 'POST',
  path: '/notifications/restore',
  summary: 'Restore deleted notifications',
  description: 'Returns notifications to the list that were removed a moment ago. Ignores those already deleted.',
  body: Some,
  response: left,
});
