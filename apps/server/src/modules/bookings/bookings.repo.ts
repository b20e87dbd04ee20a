import type { Localized } from '@travesia/contracts/kit';
import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { quoted } from '../../platform/db/columns.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inBulk, inOrderOf } from '../../platform/db/in-bulk.ts';
import { preparedStatement } from '../../platform/db/statement.ts';
import { insertLater, writeLater } from '../../platform/db/write-later.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { users } from '../accounts/accounts.tables.ts';
import { cities } from '../catalog/catalog.tables.ts';
import { inClinicsOf } from '../organizations/index.ts';
import { packages } from '../packages/packages.tables.ts';
import { clinicians, providers } from '../providers/providers.tables.ts';
import { serviceOffers, serviceTypes } from '../services/services.tables.ts';
import type { BookingRow } from './booking.lifecycle.ts';
import type { BookingScope } from './bookings.policy.ts';
import { takesBookings } from './offer/offers.repo.ts';
import { bookings, bookingSlots, HOLDING, UNSETTLED } from './bookings.tables.ts';

/** A booking with the names that answers show. */
export interface BookingRecord {
  booking: BookingRow;
  provider: { id: string; slug: string; name: string; country: string; city: Localized | null };
  patient: { firstName: string; lastName: string; email: string; phone: string | null; status: string };
  clinician: { title: string; name: string } | null;
  packageTitle: Localized | null;
  service: { slug: string; name: Localized } | null;
}

/** Whose bookings a query may read. */
const within = ({ person, sight, others }: BookingScope): SQL | undefined =>
  and(
    inSight(sight, bookings.demo),
    or(eq(bookings.patientId, person.userId), inClinicsOf(others, bookings.providerId)),
  );

/** Bookings with the names that answers show; filters are the caller’s. */
export const bookingRecords = (db: Db | Tx) =>
  db
    .select({
      booking: bookings,
      provider: {
        id: providers.id,
        slug: providers.slug,
        name: providers.name,
        country: providers.country,
        city: cities.name,
      },
      patient: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
        status: users.status,
      },
      clinician: { title: clinicians.title, name: clinicians.name },
      packageTitle: packages.title,
      service: { slug: serviceTypes.slug, name: serviceTypes.name },
    })
    .from(bookings)
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .innerJoin(users, eq(users.id, bookings.patientId))
    .leftJoin(clinicians, eq(clinicians.id, bookings.clinicianId))
    .leftJoin(packages, eq(packages.id, bookings.packageId))
    .leftJoin(serviceOffers, eq(serviceOffers.id, bookings.serviceOfferId))
    .leftJoin(serviceTypes, eq(serviceTypes.slug, serviceOffers.serviceType));

export async function findBooking(db: Db | Tx, scope: BookingScope, id: string): Promise<BookingRecord | undefined> {
  const [row] = await bookingRecords(db).where(and(within(scope), eq(bookings.id, id)));
  return row;
}

/** Locked until the transaction ends. */
export async function lockBooking(tx: Tx, scope: BookingScope, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(within(scope), eq(bookings.id, id)))
    .for('update');
  return row;
}

/** With its names, for what people are told of it. */
export const findAnyBooking = inBulk(async (db, ids: readonly string[]): Promise<(BookingRecord | undefined)[]> => {
  const rows = await bookingRecords(db).where(inArray(bookings.id, [...ids]));
  return inOrderOf(ids, rows, ({ booking }) => booking.id);
});

/** For other parts of the server, which act for nobody. */
export async function lockAnyBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
}

/** Bookings of a patient that are still ahead, for a person who is gone. */
export const lockUpcomingOf = (tx: Tx, patientId: string, now: Date): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.patientId, patientId), inArray(bookings.status, [...HOLDING]), gt(bookings.startsAt, now)))
    .orderBy(bookings.id)
    .for('update');

export interface BookingFilter {
  statuses?: readonly BookingRow['status'][] | undefined;
  /** Only the user's own, as a patient. */
  own?: boolean;
}

const wanted = (scope: BookingScope, { statuses, own }: BookingFilter): SQL | undefined =>
  and(
    within(scope),
    statuses && inArray(bookings.status, [...statuses]),
    own ? eq(bookings.patientId, scope.person.userId) : undefined,
  );

/** A page: those that are still ahead first, next one first; then the others, newest first. */
export const listBookings = (
  db: Db,
  scope: BookingScope,
  filter: BookingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BookingRecord[]> => {
  const isHeld = inArray(bookings.status, [...HOLDING]);
  return bookingRecords(db)
    .where(wanted(scope, filter))
    .orderBy(
      desc(isHeld),
      asc(sql`case when ${isHeld} then ${bookings.startsAt} end`),
      desc(bookings.startsAt),
      desc(bookings.id),
    )
    .limit(limit)
    .offset(offset);
};

export async function countBookings(db: Db, scope: BookingScope, filter: BookingFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(bookings).where(wanted(scope, filter));
  return row?.total ?? 0;
}

/** How many of a user’s own bookings are held and not over. */
export async function countUpcoming(db: Db, scope: BookingScope, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(bookings)
    .where(and(wanted(scope, { statuses: HOLDING, own: true }), gt(bookings.endsAt, now)));
  return row?.total ?? 0;
}

/** What a request needs to know of the clinic and of the people it names, and what its answer shows of them. */
export interface AroundRequest extends Pick<
  BookingRecord,
  'provider' | 'patient' | 'clinician' | 'packageTitle' | 'service'
> {
  /** How many times the patient holds without having paid or been accepted. */
  unsettled: number;
  language: BookingRow['language'] | null;
}

const aroundRequest = preparedStatement<AroundRequest>(
  'around a booking request',
  sql`select json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'country', p.country, 'city', t.name) as provider,
      json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'phone', u.phone) as patient,
      case when c.id is not null then json_build_object('title', c.title, 'name', c.name) end as clinician,
      (select title from packages where id = ${sql.placeholder('packageId')}::uuid) as "packageTitle",
      (select json_build_object('slug', y.slug, 'name', y.name) from service_offers o join service_types y on y.slug = o.service_type
        where o.id = ${sql.placeholder('serviceOfferId')}::uuid) as service,
      (select count(*)::int from bookings where patient_id = u.id and status in (${sql.raw(quoted(UNSETTLED))})) as unsettled,
      u.language
    from providers p join users u on u.id = ${sql.placeholder('patientId')}::uuid
      left join cities t on t.id = p.city_id left join clinicians c on c.id = ${sql.placeholder('clinicianId')}::uuid
    where p.id = ${sql.placeholder('clinicId')}::uuid and ${takesBookings} for share of p`,
);

/**
 * Whom a request for a time is about; undefined if the clinic takes no bookings. Nobody can suspend it or change its calendars
 * until the transaction ends.
 */
export async function holdAroundRequest(
  tx: Tx,
  given: {
    clinicId: string;
    patientId: string;
    clinicianId: string | null;
    packageId: string | null;
    serviceOfferId: string | null;
  },
): Promise<AroundRequest | undefined> {
  const [row] = await aroundRequest(tx, given);
  return row;
}

/** What most new bookings have not. */
export const NEW_BOOKING = {
  roomId: null,
  serviceOfferId: null,
  cancelReason: null,
  cancelledAt: null,
  keptMinor: null,
  patientMoves: 0,
  movedByClinic: false,
  freeExit: null,
  trip: 1,
  dischargedAt: null,
  claimedAt: null,
  journeyId: null,
  movedAt: null,
  version: 1,
} satisfies Partial<BookingRow>;

/** Writes a new booking, with the other writes of its transaction. */
export const insertBooking = insertLater(bookings);

/** What changes with another time; states are changed by `transition()`. */
export interface NewTime extends Pick<
  BookingRow,
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'clinicianId'
  | 'roomId'
  | 'patientMoves'
  | 'movedByClinic'
  | 'movedAt'
  | 'expiresAt'
> {
  version: number;
}

export async function writeNewTime(tx: Tx, id: string, { version, ...time }: NewTime): Promise<BookingRow> {
  const [row] = await tx
    .update(bookings)
    .set({ ...time, version: version + 1 })
    .where(and(eq(bookings.id, id), eq(bookings.version, version)))
    .returning();
  if (!row) throw new Error(`booking ${id} was not locked`);
  return row;
}

/** Writes terms that both sides agreed to; the row must be locked. */
export async function writeTerms(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  terms: NonNullable<BookingRow['terms']>,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ terms, priceMinor: terms.price.amount, version: version + 1 })
    .where(eq(bookings.id, id));
}

/** What was agreed in the last booking of a journey's treatment, and with whom; undefined before the first. */
export async function findLastTerms(
  db: Db | Tx,
  journeyId: string,
): Promise<Pick<BookingRow, 'terms' | 'clinicianId'> | undefined> {
  const [row] = await db
    .select({ terms: bookings.terms, clinicianId: bookings.clinicianId })
    .from(bookings)
    .where(and(eq(bookings.journeyId, journeyId), eq(bookings.trip, 1)))
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return row;
}

/** Writes when its patient was discharged; the row must be locked. */
export async function writeDischarged(tx: Tx, { id }: Pick<BookingRow, 'id'>, dischargedAt: Date): Promise<void> {
  await tx.update(bookings).set({ dischargedAt }).where(eq(bookings.id, id));
}

/** Writes why the patient may leave freely; the row must be locked. */
export async function writeFreeExit(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  freeExit: BookingRow['freeExit'],
): Promise<void> {
  await tx
    .update(bookings)
    .set({ freeExit, version: version + 1 })
    .where(eq(bookings.id, id));
}

/** Writes since when a claim about it is open; null once none is. */
export async function writeClaimedAt(tx: Tx, id: string, claimedAt: Date | null): Promise<void> {
  await tx.update(bookings).set({ claimedAt }).where(eq(bookings.id, id));
}

/** Where and when a booking holds its time. */
export interface Place {
  clinicianId: string | null;
  roomId: string | null;
  place: number;
  startsAt: Date;
  endsAt: Date;
  /** With the gaps before and after it. */
  from: Date;
  to: Date;
}

const slotOf = ({ from, to, ...rest }: Place) => ({
  ...rest,
  during: `[${from.toISOString()},${to.toISOString()})`,
});

const slotInsert = writeLater(
  'booking slot',
  sql`slot_held as (insert into booking_slots (booking_id, clinician_id, room_id, place, starts_at, ends_at, during) values (
    ${sql.placeholder('bookingId')}::uuid, ${sql.placeholder('clinicianId')}::uuid, ${sql.placeholder('roomId')}::uuid,
    ${sql.placeholder('place')}::smallint, ${sql.placeholder('startsAt')}::timestamptz, ${sql.placeholder('endsAt')}::timestamptz,
    ${sql.placeholder('during')}::tstzrange))`,
);

export async function insertSlot(tx: Tx, bookingId: string, place: Place): Promise<void> {
  const { startsAt, endsAt, ...rest } = slotOf(place);
  await slotInsert(tx, { bookingId, ...rest, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
}

export async function moveSlot(tx: Tx, bookingId: string, place: Place): Promise<void> {
  await tx.update(bookingSlots).set(slotOf(place)).where(eq(bookingSlots.bookingId, bookingId));
}

const placesTakenOf = (column: 'clinician_id' | 'room_id') =>
  preparedStatement<{ place: number }>(
    `places taken of a ${column}`,
    sql`select s.place from booking_slots s where s.${sql.raw(column)} = ${sql.placeholder('resource')}::uuid
      and s.during && tstzrange(${sql.placeholder('from')}::timestamptz, ${sql.placeholder('to')}::timestamptz)
      and s.booking_id is distinct from ${sql.placeholder('leaveOut')}::uuid`,
  );
const takenOfClinician = placesTakenOf('clinician_id');
const takenOfRoom = placesTakenOf('room_id');

/** Which places of a clinician or a room are taken in a time. */
export async function takenPlaces(
  db: Db | Tx,
  { clinicianId, roomId, from, to }: Pick<Place, 'clinicianId' | 'roomId' | 'from' | 'to'>,
  leaveOut: string | undefined,
): Promise<number[]> {
  const time = { from: from.toISOString(), to: to.toISOString(), leaveOut: leaveOut ?? null };
  const rows = clinicianId
    ? await takenOfClinician(db, { ...time, resource: clinicianId })
    : await takenOfRoom(db, { ...time, resource: roomId });
  return rows.map(({ place }) => place);
}
