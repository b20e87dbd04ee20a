import { z } from 'zod';
import { defineEndpoint, Id, MAX_PAGE_SIZE, optionalParam } from '../kit/index.ts';
import { NotificationFeed } from './notifications.schema.ts';

const own = { access: 'session', tag: 'notifications' } as const;
const unread = z.int().meta({ description: 'How many are not read.' });

export const listNotifications = defineEndpoint({
  ...own,
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'What one is told',
  description: 'One’s own notifications, the newest first, with how many are not read.',
  query: z.object({
    before: optionalParam(Id.meta({ description: 'Only what came before this one, which `next_before` named.' })),
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
  summary: 'How many one has not read',
  description: 'The number for the badge; cheap enough to be asked every half minute.',
  response: z.object({ unread }),
});

export const readNotifications = defineEndpoint({
  ...own,
  name: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark as read',
  description: 'Marks some or all as read. What is read already, or not one’s own, changes nothing.',
  body: z
    .union([
      z.strictObject({
        ids: z.array(Id).min(1).max(MAX_PAGE_SIZE).meta({ description: 'Which ones.' }),
      }),
      z.strictObject({ all: z.literal(true).meta({ description: 'All that are there now.' }) }),
    ])
    .meta({ id: 'ReadNotifications', description: 'Which are read.' }),
  response: z.object({ unread }),
});
