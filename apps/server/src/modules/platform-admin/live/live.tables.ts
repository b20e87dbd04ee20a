import { FEED_KINDS, FEED_LEVELS, type FeedName } from '@travesia/contracts/platform-admin';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../../platform/db/columns.ts';
import { providers } from '../../providers/providers.tables.ts';

/**
 * What happens on the platform, for admins who watch it: a day of it. Written under a lock, so `seq` has no gaps and follows the
 * order of commits. No names of people and nothing about health.
 */
export const feedEntries = pgTable(
  'feed_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    id: uuid('id').notNull().unique(),
    at: instant('at').notNull(),
    name: text('name').$type<FeedName>().notNull(),
    kind: text('kind', { enum: FEED_KINDS }).notNull(),
    level: text('level', { enum: FEED_LEVELS }).notNull(),
    /** How many of the same it stands for. */
    count: integer('count').notNull().default(1),
    country: text('country'),
    reference: text('reference'),
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'cascade' }),
    // no foreign key: of which table it is depends on the name
    subjectId: uuid('subject_id'),
    /** Type of an error, or the job that failed. */
    detail: text('detail'),
    demo: boolean('demo').notNull(),
  },
  (t) => [
    index('feed_entries_at').on(t.at),
    index('feed_entries_provider').on(t.providerId),
    check('feed_entries_country', sql`${t.country} is null or ${t.country} ~ '^[A-Z]{2}$'`),
    check('feed_entries_count', sql`${t.count} > 0`),
  ],
);

/** Events that are in the feed. */
export const feedEvents = pgTable(
  'feed_events',
  {
    // no foreign key: events are deleted by the thousand
    eventId: uuid('event_id').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('feed_events_created').on(t.createdAt)],
);
