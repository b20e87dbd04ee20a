import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** Requests that came with an Idempotency-Key, and their answers for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Endpoint and who asked: the same key of somebody else is another key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Hash of the request; another request must not come with the same key. */
    fingerprint: text('fingerprint').notNull(),
    /** The attempt that holds the key. */
    attempt: uuid('attempt').notNull(),
    /** After this the attempt counts as crashed, and another may take the key over unless something was committed. */
    lockedUntil: timestamp('locked_until', { withTimezone: true }).notNull(),
    /** When the attempt's first transaction committed. */
    committedAt: timestamp('committed_at', { withTimezone: true }),
    /** It is made of steps: another attempt goes on after the last that was done, also when something was committed. */
    stepped: boolean('stepped').notNull().default(false),
    /** The answer, once there is one. */
    status: integer('status'),
    contentType: text('content_type'),
    /** Sealed: answers can hold health data. */
    body: text('body'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);

/** What was done of requests that take several transactions or calls to the outside, with what each step gave. */
export const idempotencySteps = pgTable(
  'idempotency_steps',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    step: text('step').notNull(),
    result: jsonb('result'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key, table.step] }),
    foreignKey({
      columns: [table.scope, table.key],
      foreignColumns: [idempotencyKeys.scope, idempotencyKeys.key],
      name: 'idempotency_steps_key',
    }).onDelete('cascade'),
  ],
);
