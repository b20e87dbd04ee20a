import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * The catalogue's revision is the sum of this column. Triggers on catalogue tables raise the row of their own
 * database connection, so that writers never wait for each other and the sum grows with every commit.
 */
export const catalogRevisions = pgTable('catalog_revisions', {
  backend: integer('backend').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});
