import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

/** Events on their way: written in the transaction of the command that caused them, taken by the relay. */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: id(),
    /** Order of writing. Two writers that hold the same row's lock get it in the order of their commits. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    eventType: text('event_type').notNull(),
    payload: jsonb('payload').notNull(),
    /** The aggregate that it happened to, and its number there: 1, 2, 3 in the order of commits, without gaps. */
    stream: text('stream'),
    streamNumber: bigint('stream_number', { mode: 'number' }),
    createdAt: createdAt(),
    relayedAt: timestamp('relayed_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_events_waiting')
      .on(table.eventType, table.position)
      .where(sql`${table.relayedAt} is null`),
    uniqueIndex('outbox_events_stream')
      .on(table.stream, table.streamNumber)
      .where(sql`${table.stream} is not null`),
  ],
);

/** The last number of each aggregate's events. Whoever adds one holds the row until their transaction ends. */
export const eventStreams = pgTable('event_streams', {
  stream: text('stream').primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
});

/**
 * Who is to get which events, of all processes of all versions that run: a relay serves those too that it does not know
 * itself, so that the subscribers of a newer version miss nothing that an older one relays.
 */
export const outboxSubscribers = pgTable(
  'outbox_subscribers',
  {
    eventType: text('event_type').notNull(),
    subscriber: text('subscriber').notNull(),
    job: text('job').notNull(),
    /** When a process last said that it has it. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.eventType, table.subscriber] })],
);

/** Events of aggregates that a subscriber has yet to handle; gone once it has, or has given up. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    subscriber: text('subscriber').notNull(),
    // no foreign key: nothing is looked up by it, and events are deleted by the thousand
    eventId: uuid('event_id').notNull(),
    stream: text('stream').notNull(),
    streamNumber: bigint('stream_number', { mode: 'number' }).notNull(),
    job: text('job').notNull(),
    // no foreign key: the queue's tables are those of pg-boss
    jobId: uuid('job_id').notNull(),
    /** Its job has ended because an earlier event of the aggregate comes first, whose end makes a new one. */
    held: boolean('held').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriber, table.eventId] }),
    index('event_deliveries_order').on(table.subscriber, table.stream, table.streamNumber),
    index('event_deliveries_age').on(table.createdAt),
  ],
);

/** Which subscriber has handled which event; written in the handler's transaction, so that handling twice does nothing. */
export const processedEvents = pgTable(
  'processed_events',
  {
    eventId: uuid('event_id').notNull(),
    subscriber: text('subscriber').notNull(),
    processedAt: timestamp('processed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.subscriber] }),
    index('processed_events_age').on(table.processedAt),
  ],
);
