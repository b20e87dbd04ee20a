import { ITINERARY_KINDS } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { clinicians } from '../../providers/providers.tables.ts';
import { journeys } from '../journeys.tables.ts';

/** Sides that write in an itinerary. */
const SIDES = ['patient', 'clinic'] as const;

/** Flights, stays, transfers and appointments of a journey. When is readable by the database, what and where is encrypted. */
export const itineraryEntries = pgTable(
  'itinerary_entries',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    kind: text('kind', { enum: ITINERARY_KINDS }).notNull(),
    trip: smallint('trip').notNull(),
    startsAt: instant('starts_at').notNull(),
    startsZone: text('starts_zone').notNull(),
    endsAt: instant('ends_at'),
    endsZone: text('ends_zone'),
    contentSealed: text('content_sealed').notNull(),
    by: text('by', { enum: SIDES }).notNull(),
    /** A clinician's approval of an early flight, encrypted, with who gave it. */
    approvalSealed: text('approval_sealed'),
    approvedBy: uuid('approved_by').references(() => clinicians.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    index('itinerary_entries_journey').on(t.journeyId, t.startsAt),
    index('itinerary_entries_approved_by').on(t.approvedBy),
    check('itinerary_entries_kind', sql`${t.kind} in (${sql.raw(quoted(ITINERARY_KINDS))})`),
    check('itinerary_entries_side', sql`${t.by} in (${sql.raw(quoted(SIDES))})`),
    check('itinerary_entries_trip', sql`${t.trip} in (1, 2)`),
    check('itinerary_entries_order', sql`${t.endsAt} > ${t.startsAt}`),
    check('itinerary_entries_approved', sql`(${t.approvalSealed} is null) = (${t.approvedBy} is null)`),
  ],
);
