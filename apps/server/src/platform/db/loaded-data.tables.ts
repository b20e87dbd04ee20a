import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which data files the database contains, by hash, so that an unchanged start loads nothing. */
export const loadedData = pgTable('loaded_data', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
