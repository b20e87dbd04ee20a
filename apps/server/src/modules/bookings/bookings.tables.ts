import { BOOKING_REMINDERS, bookingMachine, CANCEL_REASONS } from '@travesia/contracts/bookings';
import { VISIT_KINDS } from '@travesia/contracts/availability';
import { LOCALES, statesTagged } from '@travesia/contracts/kit';
import type { RefundReason } from '@travesia/contracts/terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';
import { users } from '../accounts/accounts.tables.ts';
import { currencies, treatments } from '../catalog/catalog.tables.ts';
import { packages } from '../packages/packages.tables.ts';
import { clinicians, providers } from '../providers/providers.tables.ts';
import { rooms } from '../providers/rooms/rooms.tables.ts';
import { serviceOffers } from '../services/services.tables.ts';
import type { AgreedTerms } from './terms/agreed-terms.ts';

/** Reasons for which a patient may leave whatever the policy says of their own cancellation. */
const FREE_EXITS = ['surgeon_changed', 'price_increase_over_cap'] as const satisfies readonly RefundReason[];

const STATUSES = Object.keys(bookingMachine.states) as (keyof typeof bookingMachine.states)[];

/** A range of instants, as PostgreSQL writes it: `["2026-12-01 15:00:00+00","2026-12-01 15:30:00+00")`. */
const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Bookings of one time at one clinic. Their states are written by `transition()` only; see booking.lifecycle.ts. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    reference: text('reference').notNull(),
    status: text('status', { enum: STATUSES as [(typeof STATUSES)[number], ...typeof STATUSES] }).notNull(),
    kind: text('kind', { enum: VISIT_KINDS }).notNull(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    /** Never null: accounts that are deleted stay as empty rows. */
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    clinicianId: uuid('clinician_id').references(() => clinicians.id),
    roomId: uuid('room_id').references(() => rooms.id),
    packageId: uuid('package_id').references(() => packages.id),
    treatment: text('treatment').references(() => treatments.slug, { onUpdate: 'cascade' }),
    serviceOfferId: uuid('service_offer_id').references(() => serviceOffers.id),
    /** The journey whose treatment it is. */
    // no foreign key: journeys are a later module; the migration adds it
    journeyId: uuid('journey_id'),
    /** Which trip of the journey it is for. The second one is part of the price of the first. */
    trip: smallint('trip').notNull().default(1),
    /** When the patient was discharged with their papers: the last part of the money is the clinic's from then on. */
    dischargedAt: instant('discharged_at'),
    /** Since when a claim of the patient is open: nothing of its money is paid out until it ends. */
    claimedAt: instant('claimed_at'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Zone of the clinic when it was booked: the instant stays if the zone changes. */
    timeZone: text('time_zone').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    /** The patient's note, encrypted. */
    notesSealed: text('notes_sealed'),
    currency: text('currency').references(() => currencies.code),
    priceMinor: bigint('price_minor', { mode: 'number' }),
    /** What must be paid to confirm it. */
    depositMinor: bigint('deposit_minor', { mode: 'number' }),
    /** Price, deposit and cancellation policy as agreed; null if it is free. */
    terms: jsonb('terms').$type<AgreedTerms>(),
    /** Until when the time is held for an answer or a payment. */
    expiresAt: instant('expires_at'),
    confirmedAt: instant('confirmed_at'),
    cancelReason: text('cancel_reason', { enum: CANCEL_REASONS }),
    cancelledAt: instant('cancelled_at'),
    /** What the policy keeps of what was paid when it was cancelled; null if nothing had to be decided. */
    keptMinor: bigint('kept_minor', { mode: 'number' }),
    /** Date changes that the patient made. */
    patientMoves: smallint('patient_moves').notNull().default(0),
    /** Whether the clinic's side made the last change of the time. */
    movedByClinic: boolean('moved_by_clinic').notNull().default(false),
    /** Why the patient may leave with a full refund beside that; null if nothing gives the right. */
    freeExit: text('free_exit', { enum: FREE_EXITS }),
    /** When its time was last changed: nobody is reminded right after agreeing to a time. */
    movedAt: instant('moved_at'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('bookings_reference').on(t.reference),
    index('bookings_provider').on(t.providerId, t.startsAt),
    index('bookings_patient').on(t.patientId, t.startsAt),
    index('bookings_clinician').on(t.clinicianId, t.startsAt),
    index('bookings_room').on(t.roomId),
    index('bookings_package').on(t.packageId),
    index('bookings_treatment').on(t.treatment),
    index('bookings_service_offer').on(t.serviceOfferId),
    index('bookings_journey').on(t.journeyId),
    index('bookings_currency').on(t.currency),
    index('bookings_claimed')
      .on(t.providerId)
      .where(sql`${t.claimedAt} is not null`),
    index('bookings_status').on(t.status, t.startsAt),
    check('bookings_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('bookings_kind', sql`${t.kind} in (${sql.raw(quoted(VISIT_KINDS))})`),
    check('bookings_order', sql`${t.startsAt} < ${t.endsAt}`),
    check('bookings_resource', sql`num_nonnulls(${t.clinicianId}, ${t.roomId}) >= 1`),
    check('bookings_what', sql`${t.packageId} is null or (${t.kind} = 'treatment' and ${t.serviceOfferId} is null)`),
    check('bookings_service', sql`${t.serviceOfferId} is null or ${t.kind} = 'online'`),
    check('bookings_hold', sql`(${t.status} in ('pending', 'awaiting_payment')) = (${t.expiresAt} is not null)`),
    check(
      'bookings_cancelled',
      sql`(${t.status} = 'cancelled') = (${t.cancelReason} is not null) and (${t.cancelReason} is null) = (${t.cancelledAt} is null)`,
    ),
    check('bookings_cancel_reason', sql`${t.cancelReason} in (${sql.raw(quoted(CANCEL_REASONS))})`),
    check(
      'bookings_price',
      sql`num_nonnulls(${t.currency}, ${t.priceMinor}, ${t.depositMinor}, ${t.terms}) in (0, 4) and ${t.priceMinor} > 0 and ${t.depositMinor} between 0 and ${t.priceMinor}`,
    ),
    check('bookings_kept', sql`${t.keptMinor} >= 0 and (${t.keptMinor} is null or ${t.status} = 'cancelled')`),
    check('bookings_free_exit', sql`${t.freeExit} in (${sql.raw(quoted(FREE_EXITS))})`),
    check('bookings_journey_kind', sql`${t.journeyId} is null or ${t.kind} = 'treatment'`),
    check('bookings_trip', sql`${t.trip} = 1 or (${t.trip} = 2 and ${t.journeyId} is not null and ${t.terms} is null)`),
    check('bookings_awaits', sql`${t.status} <> 'awaiting_payment' or ${t.depositMinor} > 0`),
    check('bookings_language', sql`${t.language} in (${sql.raw(quoted(LOCALES))})`),
  ],
);

/**
 * The time that a booking holds: a row exists exactly while its booking is in a state that holds one (triggers keep and
 * check it). The exclusion constraint `booking_slots_taken` makes it impossible to hold a time of a clinician or of a place in
 * a room twice. Separate from `bookings`, so that confirming a booking does not compete for its time again.
 */
export const bookingSlots = pgTable(
  'booking_slots',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    clinicianId: uuid('clinician_id').references(() => clinicians.id),
    roomId: uuid('room_id').references(() => rooms.id),
    /** Which of the places of a room for several patients; 0 for everything else. */
    place: smallint('place').notNull().default(0),
    /** The visit’s, as its booking says; free times are computed from this table alone. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** From the beginning of the gap before the visit to the end of the gap after it. */
    during: instantRange('during').notNull(),
  },
  (t) => [
    index('booking_slots_clinician').on(t.clinicianId),
    index('booking_slots_room').on(t.roomId),
    check('booking_slots_resource', sql`num_nonnulls(${t.clinicianId}, ${t.roomId}) = 1`),
    check('booking_slots_place', sql`${t.place} >= 0`),
    check(
      'booking_slots_during',
      sql`${t.startsAt} < ${t.endsAt} and ${t.during} @> tstzrange(${t.startsAt}, ${t.endsAt})`,
    ),
  ],
);

/** What patients and clinics were reminded of, so that each reminder is sent once. Rows of past times are deleted. */
export const bookingReminders = pgTable(
  'booking_reminders',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    reminder: text('reminder', { enum: BOOKING_REMINDERS }).notNull(),
    /** The start of the visit, or the end of the hold. A moved booking has another one, and so new reminders. */
    about: instant('about').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.reminder, t.about] }),
    index('booking_reminders_about').on(t.about),
    check('booking_reminders_reminder', sql`${t.reminder} in (${sql.raw(quoted(BOOKING_REMINDERS))})`),
  ],
);

/** States in which a booking holds its time. */
export const HOLDING = statesTagged(bookingMachine, 'holdsSlot');
/** States that end by themselves at `expires_at`: neither accepted nor paid. */
export const UNSETTLED = statesTagged(bookingMachine, 'expires');

refusals({ booking_slots_taken: 'bookings.slot_taken' });
