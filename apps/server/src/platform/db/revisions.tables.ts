import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Read by versions older than `group_revisions`, which may run alongside during a deploy: the catalog's revision is
 * the sum of this column. Triggers on catalog tables increment the row of their own database connection, so that
 * writers never wait for each other and the sum grows with every commit.
 */
export const catalogRevisions = pgTable('catalog_revisions', {
  backend: integer('backend').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

/**
 * A group's revision (revision/groups.ts) is the sum of its rows. Triggers increment the row of their own connection,
 * only when something in the group really changed.
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

/** Keys of deleted rows, for in-memory copies; deleted after a day. */
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
