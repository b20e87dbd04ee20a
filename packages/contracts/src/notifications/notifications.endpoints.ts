import { z } from 'zod';
import { defineEndpoint, Id, MAX_PAGE_SIZE, optionalParam } from '../kit/index.ts';
import { NotificationFeed } from './notifications.schema.ts';

const own = { access: 'session', tag: 'notifications' } as const;
const unread = z.int().meta({ description: 'Number of unread notifications.' });

export const listNotifications = defineEndpoint({
  ...own,
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'List own notifications',
  description: 'Returns the user’s notifications, newest first, with the unread count.',
  query: z.object({
    before: optionalParam(Id.meta({ description: 'Only notifications before this one, taken from `next_before`.' })),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_PAGE_SIZE)
      .default(25)
      .meta({ description: `Most notifications, at most ${MAX_PAGE_SIZE}.` }),
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
  response: z.object({ unread }),
});

export const readNotifications = defineEndpoint({
  ...own,
  name: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark as read',
  description: 'Marks some or all notifications as read. Ignores those already read or belonging to other users.',
  body: z
    .union([
      z.strictObject({
        ids: z.array(Id).min(1).max(MAX_PAGE_SIZE).meta({ description: 'Ids of the notifications.' }),
      }),
      z.strictObject({ all: z.literal(true).meta({ description: 'All current notifications.' }) }),
    ])
    .meta({ id: 'ReadNotifications', description: 'Which notifications to mark as read.' }),
  response: z.object({ unread }),
});
