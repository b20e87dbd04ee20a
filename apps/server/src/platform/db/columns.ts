import type { Localized } from '@travesia/contracts/kit';
import { getTableName, sql } from 'drizzle-orm';
import { customType, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** Primary key, a time-ordered UUID. */
export const id = () => uuid('id').primaryKey().$defaultFn(uuidv7);

/** A text in three languages. */
export const localized = (name: string) => jsonb(name).$type<Localized>();

/** A list of texts; empty rather than null. */
export const textList = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** An instant, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When the row was created. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Incremented with each change, for optimistic locking. */
export const version = () => integer('version').notNull().default(1);

/** Words as an SQL list for a CHECK: `'open', 'closed'`. They are constants, never user input. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Table name in the database. */
export const tableName = getTableName;

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
