import { ROOM_SIDES } from '@travesia/contracts/consultations';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, quoted } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';

/** What is kept of an online consultation. A row exists once the clinic ended it, wrote notes, or was told that the patient waits. */
export const consultations = pgTable(
  'consultations',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** When the clinic ended it; null while it did not, or after it entered again. */
    endedAt: instant('ended_at'),
    /** When the clinic was told that the patient waits, which happens once. */
    waitToldAt: instant('wait_told_at'),
    /** The clinic’s notes, encrypted. */
    notesSealed: text('notes_sealed'),
    notesBy: uuid('notes_by').references(() => users.id),
    notesAt: instant('notes_at'),
    /** Incremented with each change of the notes. */
    notesVersion: integer('notes_version').notNull().default(0),
  },
  (t) => [
    index('consultations_notes_by').on(t.notesBy),
    check('consultations_sealed', sql`${t.notesSealed} like 'v1.%'`),
    check('consultations_notes', sql`(${t.notesBy} is null) = (${t.notesAt} is null)`),
  ],
);

/** Who is in a room, until `lease_until`, and who was. */
export const consultationPresences = pgTable(
  'consultation_presences',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    side: text('side', { enum: ROOM_SIDES }).notNull(),
    // no foreign key: names a page of the user’s browser
    sessionId: uuid('session_id').notNull(),
    /** When they first entered. */
    enteredAt: instant('entered_at').notNull(),
    /** Since when the clinic lets them in; null in the waiting room. */
    admittedAt: instant('admitted_at'),
    leaseUntil: instant('lease_until').notNull(),
  },
  (t) => [
    unique('consultation_presences_user').on(t.bookingId, t.userId),
    index('consultation_presences_of').on(t.userId),
    check('consultation_presences_side', sql`${t.side} in (${sql.raw(quoted(ROOM_SIDES))})`),
  ],
);
