import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    createdAt: createdAt(),
    relayedAt: timestamp('relayed_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_events_waiting')
      .on(table.eventType, table.position)
      .where(sql`${table.relayedAt} is null`),
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
