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

/** Requests with an Idempotency-Key, and their responses, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Endpoint and caller: the same key from another caller is another key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Hash of the request; a different request must not reuse the key. */
    fingerprint: text('fingerprint').notNull(),
    /** The attempt that holds the key. */
    attempt: uuid('attempt').notNull(),
    /** After this the attempt counts as crashed, and another may take the key unless something was committed. */
    lockedUntil: timestamp('locked_until', { withTimezone: true }).notNull(),
    /** When the attempt's first transaction committed. */
    committedAt: timestamp('committed_at', { withTimezone: true }),
    /** Multi-step: another attempt continues after the last finished step, also if something was committed. */
    stepped: boolean('stepped').notNull().default(false),
    /** The response, once there is one. */
    status: integer('status'),
    contentType: text('content_type'),
    /** Encrypted: responses can contain health data. */
    body: text('body'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);

/** Finished steps, with their results, of requests that take several transactions or outside calls. */
export const idempotencySteps = pgTable(
  'idempotency_steps',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    step: text('step').notNull(),
    /** Encrypted. */
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
