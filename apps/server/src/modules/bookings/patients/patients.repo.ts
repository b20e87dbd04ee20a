import {
  PATIENT_TABS,
  type PatientStage,
  type PatientsFilter,
  type PatientTab,
  STAGE_OF_JOURNEY,
} from '@travesia/contracts/bookings';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { stateChanges } from '../../../platform/transition/transition.tables.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { BookingScope } from '../bookings.policy.ts';
import { type BookingRecord, bookingRecords } from '../bookings.repo.ts';
import { bookings, HOLDING } from '../bookings.tables.ts';
import type { PatientJourney, PatientJourneys } from './patient-journeys.repo.ts';

/** A patient of a clinic with what lists sort and filter by. */
export interface PatientRow {
  user: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'status'>;
  stage: PatientStage;
  /** The journey at the clinic that goes on; null without one. */
  journey: PatientJourney | null;
  /** The booking whose time is next. */
  nextId: string | null;
  count: number;
  changedAt: Date;
}

/** Bookings at the clinic of a scope; without those that the user made as a patient elsewhere. */
const atClinic = ({ sight, others }: BookingScope): SQL | undefined =>
  and(inSight(sight, bookings.demo), others.kind === 'clinic' ? eq(bookings.providerId, others.id) : sql`false`);

const isHeld = inArray(bookings.status, [...HOLDING]);
const isAny = (condition: SQL | undefined) => sql`bool_or(${condition})`;

/** When a booking was made, moved or last changed its status. */
const CHANGED = sql`greatest(${bookings.createdAt}, ${bookings.movedAt}, (select max(c.at) from ${stateChanges} c
  where c.entity_id = ${bookings.id} and c.machine = 'booking'))`;

/** What a list of patients is read with. */
export interface PatientReads {
  now: Date;
  journeys: PatientJourneys;
}

const noJourney = sql<PatientJourney | null>`null::json`;

/** Everyone with a booking at the clinic, once each. Columns have names that `users` does not have. */
function patients(db: Db | Tx, scope: BookingScope, { now, journeys }: PatientReads, found?: string) {
  const { sight, others } = scope;
  const at = sql`${now.toISOString()}::timestamptz`;
  const journey = others.kind === 'clinic' ? journeys.furthest(sight, others.id, bookings.patientId) : noJourney;
  const isAhead = sql`${bookings.endsAt} > ${at}`;
  const isNext = and(isHeld, isAhead);
  return db
    .select({
      patientId: bookings.patientId,
      journey: sql<PatientJourney | null>`${journey}`.as('journey'),
      ofBookings: sql<PatientStage>`case
        when ${isAny(eq(bookings.status, 'pending'))} then 'to_answer'
        when ${isAny(and(inArray(bookings.status, ['awaiting_payment', 'confirmed']), isAhead))} then 'upcoming'
        when ${isAny(inArray(bookings.status, ['confirmed', 'completed']))} then 'been_here'
        else 'cancelled' end`.as('of_bookings'),
      nextAt: sql<Date | null>`min(${bookings.startsAt}) filter (where ${isNext})`.as('next_at'),
      nextId: sql<
        string | null
      >`(array_agg(${bookings.id} order by ${bookings.startsAt}, ${bookings.id}) filter (where ${isNext}))[1]`.as(
        'next_id',
      ),
      bookingCount: sql<number>`count(*)::int`.as('booking_count'),
      changedAt: sql<Date>`max(${CHANGED})`.mapWith(bookings.createdAt).as('changed_at'),
      isReferred:
        sql<boolean>`${found ? isAny(sql`position(${found.toLowerCase()} in lower(${bookings.reference})) > 0`) : sql`false`}`.as(
          'is_referred',
        ),
    })
    .from(bookings)
    .where(atClinic(scope))
    .groupBy(bookings.patientId)
    .as('at_clinic');
}

type Patients = ReturnType<typeof patients>;

const byJourney = sql.join(
  Object.entries(STAGE_OF_JOURNEY).map(([status, stage]) => sql`when ${status} then ${stage}`),
  sql` `,
);

/** What waits for the clinic comes before the journey, which comes before other bookings. */
const stageOf = ({ journey, ofBookings }: Patients): SQL<PatientStage> =>
  sql<PatientStage>`case when ${ofBookings} = 'to_answer' then 'to_answer'
    else coalesce(case ${journey} ->> 'status' ${byJourney} end, ${ofBookings}) end`;

const wordsIn = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, String.raw`\$&`));

/** All words of a search are in the name, or all of it in the reference of a booking. */
function matching({ isReferred }: Patients, found: string | undefined): SQL | undefined {
  if (!found) return undefined;
  const name = sql`lower(f_unaccent(${users.firstName} || ' ' || ${users.lastName}))`;
  const named = wordsIn(found).map((word) => sql`${name} like '%' || lower(f_unaccent(${word})) || '%'`);
  return sql`(${isReferred} or (${and(...named)}))`;
}

const NAME = sql`lower(f_unaccent(${users.firstName} || ' ' || ${users.lastName}))`;

const orders = (of: Patients): Record<PatientsFilter['sort'], SQL[]> => ({
  next: [sql`${of.nextAt} asc nulls last`, desc(of.changedAt)],
  recent: [desc(of.changedAt)],
  oldest: [asc(of.changedAt)],
  // Deleted accounts have no name.
  name: [sql`nullif(${NAME}, ' ') asc nulls last`],
  '-name': [sql`nullif(${NAME}, ' ') desc nulls last`],
});

const user = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  country: users.country,
  status: users.status,
};

const rowOf = (of: Patients) => ({
  user,
  stage: stageOf(of),
  journey: of.journey,
  nextId: of.nextId,
  count: of.bookingCount,
  changedAt: of.changedAt,
});

/** A page of a clinic's patients. */
export async function listPatientRows(
  db: Db,
  scope: BookingScope,
  { tab, q, id, sort, ...reads }: PatientsFilter & PatientReads & { id?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<PatientRow[]> {
  const found = patients(db, scope, reads, q);
  return db
    .select(rowOf(found))
    .from(found)
    .innerJoin(users, eq(users.id, found.patientId))
    .where(
      and(
        matching(found, q),
        id ? eq(found.patientId, id) : undefined,
        tab === 'all' ? undefined : eq(stageOf(found), tab),
      ),
    )
    .orderBy(...orders(found)[sort], asc(users.id))
    .limit(limit)
    .offset(offset);
}

/** How many there are in each tab. */
export async function countPatients(
  db: Db,
  scope: BookingScope,
  { q, id, ...reads }: { q?: string | undefined; id?: string | undefined } & PatientReads,
): Promise<Record<PatientTab, number>> {
  const found = patients(db, scope, reads, q);
  const counted = PATIENT_TABS.map(
    (tab) =>
      [
        tab,
        sql<number>`(count(*) filter (where ${tab === 'all' ? sql`true` : eq(stageOf(found), tab)}))::int`,
      ] as const,
  );
  const [row] = await db
    .select(Object.fromEntries(counted) as Record<PatientTab, SQL<number>>)
    .from(found)
    .innerJoin(users, eq(users.id, found.patientId))
    .where(and(matching(found, q), id ? eq(found.patientId, id) : undefined));
  if (!row) throw new Error('a count returned no row');
  return row;
}

/** One of a clinic's patients. */
export async function findPatientRow(
  db: Db | Tx,
  scope: BookingScope,
  patientId: string,
  reads: PatientReads,
): Promise<PatientRow | undefined> {
  const found = patients(db, scope, reads);
  const [row] = await db
    .select(rowOf(found))
    .from(found)
    .innerJoin(users, eq(users.id, found.patientId))
    .where(eq(found.patientId, patientId));
  return row;
}

/** What lists show of bookings. */
const brief = {
  id: bookings.id,
  patientId: bookings.patientId,
  status: bookings.status,
  kind: bookings.kind,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  timeZone: bookings.timeZone,
  language: bookings.language,
  currency: bookings.currency,
  priceMinor: bookings.priceMinor,
};

/** All bookings of some patients at the clinic, the latest made first. */
export const listBookingsOf = (db: Db, scope: BookingScope, patientIds: readonly string[]) =>
  db
    .select(brief)
    .from(bookings)
    .where(and(atClinic(scope), inArray(bookings.patientId, [...patientIds])))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));

export type BriefBooking = Awaited<ReturnType<typeof listBookingsOf>>[number];

/** A patient's bookings at the clinic with their names, latest time first. */
export const listRecordsOf = (
  db: Db,
  scope: BookingScope,
  patientId: string,
  limit: number,
): Promise<BookingRecord[]> =>
  bookingRecords(db)
    .where(and(atClinic(scope), eq(bookings.patientId, patientId)))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit);
