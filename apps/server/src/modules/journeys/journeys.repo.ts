import type { BookingStatus } from '@travesia/contracts/bookings';
import type { JOURNEY_TABS, JourneyCounts, JourneySort, JourneyStatus } from '@travesia/contracts/journeys';
import type { Localized } from '@travesia/contracts/kit';
import { and, asc, count, desc, eq, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inBulk, inOrderOf } from '../../platform/db/in-bulk.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { users } from '../accounts/accounts.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { cities } from '../catalog/catalog.tables.ts';
import { organizationProviders } from '../organizations/organizations.tables.ts';
import { packages } from '../packages/packages.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import type { CaseRow } from './cases/cases.repo.ts';
import { cases } from './cases/cases.tables.ts';
import type { JourneyRow } from './journey.lifecycle.ts';
import type { JourneyScope } from './journey-sides.policy.ts';
import type { BookedTreatment } from './tasks/plan-tasks.ts';
import { clinicalReviews, journeys, OPEN } from './journeys.tables.ts';

/** A journey with what answers show of others. */
export interface JourneyRecord {
  row: JourneyRow;
  asked: Pick<typeof cases.$inferSelect, 'id' | 'language' | 'revision' | 'percent' | 'needsClinician'>;
  provider: {
    id: string;
    slug: string;
    name: string;
    country: string;
    timeZone: string;
    city: Localized | null;
    citySlug: string | null;
  };
  patient: { firstName: string; lastName: string; country: string | null };
  packageTitle: Localized | null;
  /** Revision of the newest signature; null without one. */
  signed: number | null;
  /** The booking of its treatment that was not cancelled; null without one. */
  booking: JourneyBookingRow | null;
  /** The booking of its second trip that was not cancelled; null without one. */
  returning: JourneyBookingRow | null;
}

/** A booking as PostgreSQL writes it in JSON. */
interface JourneyBookingRow {
  id: string;
  reference: string;
  status: BookingStatus;
  startsAt: string;
  expiresAt: string | null;
  clinicianId: string | null;
  clinician: string | null;
}

/** The condition of journeys that a user may read, for queries that join them. */
export function journeysInScope({ person, sight, others }: JourneyScope): SQL | undefined {
  const own = eq(journeys.patientId, person.userId);
  return and(inSight(sight, journeys.demo), conditionOf(own, others));
}

function conditionOf(own: SQL, others: JourneyScope['others']): SQL | undefined {
  if (others.kind === 'all') return undefined;
  if (others.kind === 'clinic') return or(own, eq(journeys.providerId, others.id));
  if (others.kind === 'network')
    return sql`(${own} or exists (select from ${organizationProviders} op where op.organization_id = ${others.id}::uuid and op.provider_id = ${journeys.providerId}))`;
  return own;
}

/** The booking `b` of a trip that counts: the last one that was not cancelled. */
const ofTrip = (trip: SQLWrapper) =>
  sql`b.journey_id = ${journeys.id} and b.trip = ${trip} and b.status <> 'cancelled' order by b.created_at desc limit 1`;

const bookingOf = (trip: 1 | 2) =>
  sql<JourneyBookingRow | null>`(select json_build_object('id', b.id, 'reference', b.reference, 'status', b.status,
      'startsAt', b.starts_at, 'expiresAt', b.expires_at, 'clinicianId', c.id, 'clinician', btrim(c.title || ' ' || c.name))
    from bookings b left join clinicians c on c.id = b.clinician_id
    where ${ofTrip(sql.raw(String(trip)))})`;

const records = (db: Db | Tx) =>
  db
    .select({
      row: journeys,
      asked: {
        id: cases.id,
        language: cases.language,
        revision: cases.revision,
        percent: cases.percent,
        needsClinician: cases.needsClinician,
      },
      provider: {
        id: providers.id,
        slug: providers.slug,
        name: providers.name,
        country: providers.country,
        timeZone: providers.timeZone,
        city: cities.name,
        citySlug: cities.slug,
      },
      patient: { firstName: users.firstName, lastName: users.lastName, country: users.country },
      packageTitle: packages.title,
      signed: sql<
        number | null
      >`(select r.revision from ${clinicalReviews} r where r.journey_id = ${journeys.id} order by r.signed_at desc, r.id desc limit 1)`,
      booking: bookingOf(1),
      returning: bookingOf(2),
    })
    .from(journeys)
    .innerJoin(cases, eq(cases.id, journeys.caseId))
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .innerJoin(users, eq(users.id, journeys.patientId))
    .leftJoin(packages, eq(packages.id, journeys.packageId));

export async function findJourney(db: Db | Tx, scope: JourneyScope, id: string): Promise<JourneyRecord | undefined> {
  const [record] = await records(db).where(and(journeysInScope(scope), eq(journeys.id, id)));
  return record;
}

/** A journey with what its documents show, for the demo, which acts for nobody. */
export async function findAnyJourney(tx: Tx, id: string): Promise<JourneyRecord | undefined> {
  const [record] = await records(tx).where(eq(journeys.id, id));
  return record;
}

/** Journeys of a case within a scope, in the order in which clinics were asked. */
export const listJourneysOfCase = (db: Db | Tx, scope: JourneyScope, caseId: string): Promise<JourneyRecord[]> =>
  records(db)
    .where(and(journeysInScope(scope), eq(journeys.caseId, caseId)))
    .orderBy(journeys.createdAt, journeys.id);

/** What the patient of a journey in scope answered. */
export async function findAsked(db: Db | Tx, { caseId }: Pick<JourneyRow, 'caseId'>): Promise<CaseRow | undefined> {
  const [row] = await db.select().from(cases).where(eq(cases.id, caseId));
  return row;
}

/** The booking of its first trip that holds or has taken place; null without one. */
export async function findLiveBooking(
  tx: Tx,
  { id }: Pick<JourneyRow, 'id'>,
): Promise<{ id: string; status: BookingStatus } | null> {
  const { rows } = await tx.execute<{ id: string; status: BookingStatus }>(
    sql`select id, status from bookings where journey_id = ${id}::uuid and trip = 1 and status <> 'cancelled' order by created_at desc limit 1`,
  );
  return rows[0] ?? null;
}

/** The journey whose treatment a booking is, and which trip of it; null for any other booking. */
export const findJourneyOfBooking = inBulk(
  async (db, ids: readonly string[]): Promise<({ id: string; trip: number } | null)[]> => {
    const rows = await db
      .select({ id: bookings.id, journeyId: bookings.journeyId, trip: bookings.trip })
      .from(bookings)
      .where(inArray(bookings.id, [...ids]));
    return inOrderOf(ids, rows, ({ id }) => id).map((row) =>
      row?.journeyId ? { id: row.journeyId, trip: row.trip } : null,
    );
  },
);

/** When the booked treatment of a journey begins, on each of its trips, and in which zone its days count; undefined without a booking. */
export async function findBookedTreatment(
  tx: Tx,
  { id }: Pick<JourneyRow, 'id'>,
): Promise<BookedTreatment | undefined> {
  const rows = await tx
    .select({ trip: bookings.trip, startsAt: bookings.startsAt, timeZone: bookings.timeZone })
    .from(bookings)
    .where(and(eq(bookings.journeyId, id), ne(bookings.status, 'cancelled')))
    .orderBy(asc(bookings.createdAt));
  const first = rows.findLast(({ trip }) => trip === 1);
  const second = rows.findLast(({ trip }) => trip === 2);
  return first && { startsAt: first.startsAt, returnsAt: second?.startsAt ?? null, timeZone: first.timeZone };
}

/** Writes how many trips were agreed to; the row must be locked. */
export async function writeTrips(tx: Tx, { id }: Pick<JourneyRow, 'id'>, trips: JourneyRow['trips']): Promise<void> {
  await tx.update(journeys).set({ trips }).where(eq(journeys.id, id));
}

/** For other parts of the server, which act for nobody: locked until the transaction ends. */
export async function lockAnyJourney(tx: Tx, id: string): Promise<JourneyRow | undefined> {
  const [row] = await tx.select().from(journeys).where(eq(journeys.id, id)).for('update');
  return row;
}

/** Locked until the transaction ends. */
export async function lockJourney(tx: Tx, scope: JourneyScope, id: string): Promise<JourneyRow | undefined> {
  const [row] = await tx
    .select()
    .from(journeys)
    .where(and(journeysInScope(scope), eq(journeys.id, id)))
    .for('update');
  return row;
}

/** Journeys of a case that go on. */
export const listOpenOf = (tx: Tx, caseId: string): Promise<JourneyRow[]> =>
  tx
    .select()
    .from(journeys)
    .where(and(eq(journeys.caseId, caseId), inArray(journeys.status, OPEN)));

/** The same, locked until the transaction ends, in one order. */
export const lockOpenOf = (tx: Tx, caseId: string): Promise<JourneyRow[]> =>
  tx
    .select()
    .from(journeys)
    .where(and(eq(journeys.caseId, caseId), inArray(journeys.status, OPEN)))
    .orderBy(journeys.id)
    .for('update');

/** All journeys of a case, whatever became of them. */
export const listJourneysOf = (tx: Tx, caseId: string): Promise<JourneyRow[]> =>
  tx.select().from(journeys).where(eq(journeys.caseId, caseId));

/** A patient's journeys that go on, locked. */
export const lockOpenOfPatient = (tx: Tx, patientId: string): Promise<JourneyRow[]> =>
  tx
    .select()
    .from(journeys)
    .where(and(eq(journeys.patientId, patientId), inArray(journeys.status, OPEN)))
    .orderBy(asc(journeys.id))
    .for('update');

/** The phone number that a clinic publishes; null without one. */
export async function findClinicPhone(db: Db | Tx, providerId: string): Promise<string | null> {
  const [row] = await db.select({ phone: providers.phone }).from(providers).where(eq(providers.id, providerId));
  return row?.phone ?? null;
}

export async function insertJourney(tx: Tx, row: typeof journeys.$inferInsert): Promise<JourneyRow> {
  const [made] = await tx.insert(journeys).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

const named = (q: string) =>
  sql`position(${q.toLowerCase()} in lower(concat_ws(' ', ${journeys.reference}, ${users.firstName}, ${users.lastName}))) > 0`;

type Tab = (typeof JOURNEY_TABS)[number];

const STATUSES_OF: Readonly<Record<Exclude<Tab, 'all'>, readonly JourneyStatus[]>> = {
  to_answer: ['inquiry', 'records_review'],
  deciding: ['quoted', 'accepted'],
  coming: ['booked', 'preparing', 'travelling'],
  here: ['in_treatment', 'recovery'],
  aftercare: ['aftercare'],
  ended: ['completed', 'declined', 'expired', 'cancelled'],
};

export interface JourneyFilter {
  treatment?: string | undefined;
  q?: string | undefined;
  clinic?: string | undefined;
  /** Only the user's own, as a patient, or only those of others. */
  own: boolean;
}

function wanted(scope: JourneyScope, { treatment, q, clinic, own }: JourneyFilter): SQL | undefined {
  const mine = eq(journeys.patientId, scope.person.userId);
  return and(
    journeysInScope(scope),
    own ? mine : scope.others.kind === 'clinic' ? eq(journeys.providerId, scope.others.id) : undefined,
    treatment ? eq(journeys.treatment, treatment) : undefined,
    clinic ? eq(journeys.providerId, clinic) : undefined,
    q ? named(q) : undefined,
  );
}

/** When the treatment of the present trip starts; null without a booking. */
const TREATMENT_AT = sql`(select b.starts_at from bookings b where ${ofTrip(journeys.trip)})`;

const ORDERS: Readonly<Record<JourneySort, (now: Date) => SQL[]>> = {
  waiting: () => [sql`${journeys.answerDueAt} asc nulls last`, desc(inArray(journeys.status, OPEN))],
  treatment: (now) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    return [
      sql`${TREATMENT_AT} is null`,
      sql`${TREATMENT_AT} < ${at}`,
      sql`case when ${TREATMENT_AT} >= ${at} then ${TREATMENT_AT} end asc`,
      sql`${TREATMENT_AT} desc`,
    ];
  },
};

/** A page: those that wait for an answer first, the longest waiting first, then open ones; or by their treatment. Then last changed first. */
export const listJourneys = (
  db: Db,
  scope: JourneyScope,
  { tab, sort = 'waiting', now, ...filter }: JourneyFilter & { tab: Tab; sort?: JourneySort | undefined; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<JourneyRecord[]> =>
  records(db)
    .where(and(wanted(scope, filter), tab === 'all' ? undefined : inArray(journeys.status, [...STATUSES_OF[tab]])))
    .orderBy(...ORDERS[sort](now), desc(journeys.updatedAt), desc(journeys.id))
    .limit(limit)
    .offset(offset);

export async function countJourneys(db: Db, scope: JourneyScope, filter: JourneyFilter): Promise<JourneyCounts> {
  const rows = await db
    .select({ status: journeys.status, total: count() })
    .from(journeys)
    .innerJoin(users, eq(users.id, journeys.patientId))
    .where(wanted(scope, filter))
    .groupBy(journeys.status);
  const of = (statuses: readonly JourneyStatus[]) =>
    rows.reduce((sum, { status, total }) => (statuses.includes(status) ? sum + total : sum), 0);
  return {
    to_answer: of(STATUSES_OF.to_answer),
    deciding: of(STATUSES_OF.deciding),
    coming: of(STATUSES_OF.coming),
    here: of(STATUSES_OF.here),
    aftercare: of(STATUSES_OF.aftercare),
    ended: of(STATUSES_OF.ended),
    all: rows.reduce((sum, { total }) => sum + total, 0),
  };
}
