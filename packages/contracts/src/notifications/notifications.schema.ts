import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';
import { NOTIFICATION_NAMES } from './notification-kinds.ts';

export const Notification = z
  .object({
    id: Id,
    kind: z.enum(NOTIFICATION_NAMES).meta({ description: 'What happened.' }),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]).nullable())
      .meta({ description: 'Ids and names that belong to the kind; never anything of health.' }),
    path: z.string().meta({ description: 'Page that it leads to, without language prefix.', example: '/activity' }),
    created_at: Instant.meta({ description: 'When it happened.' }),
    read_at: Instant.nullable().meta({ description: 'When it was marked as read; null before.' }),
  })
  .meta({ id: 'Notification', description: 'Something that a person is told.' });
export type Notification = z.infer<typeof Notification>;

export const NotificationFeed = z
  .object({
    data: z.array(Notification).meta({ description: 'The newest first.' }),
    unread: z.int().meta({ description: 'How many of all are not read.' }),
    next_before: Id.nullable().meta({ description: 'Cursor of the notifications before these; null at the end.' }),
  })
  .meta({ id: 'NotificationFeed', description: 'What a person is told.' });
export type NotificationFeed = z.infer<typeof NotificationFeed>;
