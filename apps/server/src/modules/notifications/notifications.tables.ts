import type { NotificationName } from '@travesia/contracts/notifications';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { sessions, users } from '../accounts/accounts.tables.ts';

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

/** What people are emailed of if they have not read it when it is due; deleted then. */
export const waitingDigests = pgTable(
  'waiting_digests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationName>().notNull(),
    /** What it is about, such as a conversation: one email for all that happens there. */
    about: text('about').notNull(),
    toldAt: instant('told_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.about] }),
    check('waiting_digests_kind', sql`${t.kind} ~ '^[a-z]+(_[a-z]+)*$'`),
    index('waiting_digests_due').on(t.dueAt),
  ],
);

/** Devices that receive push notifications: one for each session, which ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Recognizes a device that signs in again: a browser keeps its address. */
    addressHash: text('address_hash').notNull().unique(),
    /** Address and keys of the device: whoever has them can write to it. */
    deviceSealed: text('device_sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId, t.id),
    check('push_subscriptions_sealed', sql`${t.deviceSealed} like 'v1.%'`),
  ],
);
