import type { NotificationName } from '@travesia/contracts/notifications';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** In-app notifications. Ids increase over time, so they define the order. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationName>().notNull(),
    params: jsonb('params').$type<Record<string, string | number | null>>().notNull(),
    readAt: instant('read_at'),
    /** When its reader removed it; deleted within two days. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('notifications_kind', sql`${t.kind} ~ '^[a-z]+(_[a-z]+)*$'`),
    check('notifications_params', sql`jsonb_typeof(${t.params}) = 'object'`),
    index('notifications_of_user').on(t.userId, t.id.desc()),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null and ${t.removedAt} is null`),
  ],
);
