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

/** The outbox: events written in the transaction of the command that caused them, read by the relay. */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: id(),
    /** Write order. Two writers locking the same row get it in commit order. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    eventType: text('event_type').notNull(),
    payload: jsonb('payload').notNull(),
    /** The aggregate, and the event's number in it: 1, 2, 3 in commit order, without gaps. */
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

/** The last event number of each aggregate. The writer locks the row until its transaction ends. */
export const eventStreams = pgTable('event_streams', {
  stream: text('stream').primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
});

/**
 * Subscribers of all processes of all running versions: a relay also serves those it doesn't know, so that a newer
 * version's subscribers miss nothing an older one relays.
 */
export const outboxSubscribers = pgTable(
  'outbox_subscribers',
  {
    eventType: text('event_type').notNull(),
    subscriber: text('subscriber').notNull(),
    job: text('job').notNull(),
    /** When a process last reported it. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.eventType, table.subscriber] })],
);

/** Pending events of aggregates per subscriber; deleted once handled or given up. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    subscriber: text('subscriber').notNull(),
    // no foreign key: nothing looks it up, and events are deleted by the thousand
    eventId: uuid('event_id').notNull(),
    stream: text('stream').notNull(),
    streamNumber: bigint('stream_number', { mode: 'number' }).notNull(),
    job: text('job').notNull(),
    // no foreign key: the queue's tables belong to pg-boss
    jobId: uuid('job_id').notNull(),
    /** Its job has ended because an earlier event of the aggregate comes first; that event's end creates a new one. */
    held: boolean('held').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriber, table.eventId] }),
    index('event_deliveries_order').on(table.subscriber, table.stream, table.streamNumber),
    index('event_deliveries_age').on(table.createdAt),
  ],
);

/** Which subscriber has handled which event; written in the handler's transaction, so that handling is idempotent. */
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
