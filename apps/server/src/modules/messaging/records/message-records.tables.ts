import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { journeys } from '../../journeys/journeys.tables.ts';
import { medicalRecords } from '../../records/records.tables.ts';
import { messages } from '../messaging.tables.ts';

/** Medical records that a patient sent with a message. Whether the clinic can read them is asked for each answer. */
export const messageRecords = pgTable(
  'message_records',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    /** Null once it was erased. */
    recordId: uuid('record_id').references(() => medicalRecords.id, { onDelete: 'set null' }),
    /** The journey it was shared with then. */
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.place] }),
    index('message_records_record').on(t.recordId),
    index('message_records_journey').on(t.journeyId),
    check('message_records_place', sql`${t.place} > 0`),
  ],
);
