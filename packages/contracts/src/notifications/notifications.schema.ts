import { z } from 'zod';
import { Id, Instant, NOTIFICATION_AREAS, pageOf } from '../kit/index.ts';
import { NOTIFICATION_NAMES } from './notification-kinds.ts';

/** Sort orders of the list; the first is the default. */
export const NOTIFICATION_SORTS = ['newest', 'oldest'] as const;
export const NOTIFICATION_STATES = ['unread', 'read'] as const;
export const NotificationState = z.enum(NOTIFICATION_STATES).meta({ description: 'Whether it was read.' });
export const NotificationAreaName = z
  .enum(NOTIFICATION_AREAS)
  .meta({ description: 'The account, requests and answers, or work at clinics and networks.' });

export const Notification = z
  .object({
    id: Id,
    kind: z.enum(NOTIFICATION_NAMES).meta({ description: 'What happened.' }),
    area: NotificationAreaName,
    params: z
      .record(z.string(), z.union([z.string(), z.number()]).nullable())
      .meta({ description: 'Ids and names for this kind; never health data.' }),
    path: z.string().meta({ description: 'Page it links to, without language prefix.', example: '/activity' }),
    created_at: Instant.meta({ description: 'When it happened.' }),
    read_at: Instant.nullable().meta({ description: 'When it was read; null if unread.' }),
  })
  .meta({ id: 'Notification', description: 'A notification.' });
export type Notification = z.infer<typeof Notification>;

const counts = z.int().meta({ description: 'Number of notifications with the other filter applied.' });

export const NotificationFeed = pageOf(Notification, {
  unread: z.int().meta({ description: 'Number of unread notifications in total.' }),
  counts: z
    .object({
      state: z.record(NotificationState, counts).meta({ description: 'By state.' }),
      area: z.record(NotificationAreaName, counts).meta({ description: 'By area.' }),
    })
    .meta({ description: 'Counts by filter.' }),
}).meta({ id: 'NotificationFeed', description: 'A page of a user’s notifications.' });
export type NotificationFeed = z.infer<typeof NotificationFeed>;
