import type { Localized } from '@travesia/contracts/kit';
import { getTableName, sql } from 'drizzle-orm';
import { customType, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** Primary key, a UUID that grows with time. */
export const id = () => uuid('id').primaryKey().$defaultFn(uuidv7);

/** A text in the three languages. */
export const localized = (name: string) => jsonb(name).$type<Localized>();

/** A list of texts; empty rather than null. */
export const textList = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** A moment, to be read in any time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When the row was made. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Grows with every change; a writer names the one it read. */
export const version = () => integer('version').notNull().default(1);

/** Words as SQL has them in a list of a CHECK: `'open', 'closed'`. They are ours, never typed by anybody. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Name of a table in the database. */
export const tableName = getTableName;

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
