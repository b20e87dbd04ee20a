import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';
import { NOTIFICATION_NAMES } from './notification-kinds.ts';

export const Notification = z
  .object({
    id: Id,
    kind: z.enum(NOTIFICATION_NAMES).meta({ description: 'What happened.' }),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]).nullable())
      .meta({ description: 'Ids and names for this kind; never health data.' }),
    path: z.string().meta({ description: 'Page it links to, without language prefix.', example: '/activity' }),
    created_at: Instant.meta({ description: 'When it happened.' }),
    read_at: Instant.nullable().meta({ description: 'When it was read; null if unread.' }),
  })
  .meta({ id: 'Notification', description: 'A notification.' });
export type Notification = z.infer<typeof Notification>;

export const NotificationFeed = z
  .object({
    data: z.array(Notification).meta({ description: 'Newest first.' }),
    unread: z.int().meta({ description: 'Number of unread notifications in total.' }),
    next_before: Id.nullable().meta({ description: 'Cursor of the next older notifications; null at the end.' }),
  })
  .meta({ id: 'NotificationFeed', description: 'A user’s notifications.' });
export type NotificationFeed = z.infer<typeof NotificationFeed>;
