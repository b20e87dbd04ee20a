import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What versions before the one with `group_revisions` read, which may run beside this one during a deploy: the catalogue's revision is the sum of this column. Triggers on catalogue tables raise the row of their own
 * database connection, so that writers never wait for each other and the sum grows with every commit.
 */
export const catalogRevisions = pgTable('catalog_revisions', {
  backend: integer('backend').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

/**
 * The revision of a group (revision/groups.ts) is the sum of its rows. Triggers raise the row of their own connection, and only
 * when something of the group really changed.
 */
export const groupRevisions = pgTable(
  'group_revisions',
  {
    name: text('name').notNull(),
    backend: integer('backend').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.backend] })],
);

/** Keys of deleted rows, for those who hold copies of rows in memory; a day old they are forgotten. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    key: text('key').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('deleted_rows_source').on(t.source), index('deleted_rows_age').on(t.deletedAt)],
);
