import { BOOKING_TABS, type BookingTab, STUCK_HOURS } from '@travesia/contracts/bookings';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { inClinicsOf } from '../../organizations/index.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingScope } from '../bookings.policy.ts';
import { type BookingRecord, bookingRecords } from '../bookings.repo.ts';
import { bookings, HOLDING } from '../bookings.tables.ts';

/** What those who run bookings look for. Dates are those at the clinic. */
export interface DeskFilter {
  kind?: BookingRow['kind'] | undefined;
  status?: readonly BookingRow['status'][] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  clinic?: string | undefined;
}

/** Which bookings a scope runs; without those that the user made as a patient elsewhere. */
const runBy = ({ sight, others }: BookingScope): SQL | undefined =>
  and(inSight(sight, bookings.demo), inClinicsOf(others, bookings.providerId));

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Whether a booking should have moved on long ago. */
export const isStuck = (row: Pick<BookingRow, 'status' | 'createdAt' | 'endsAt'>, now: Date): boolean => {
  const since = row.status === 'confirmed' ? row.endsAt : row.createdAt;
  return HOLDING.includes(row.status) && now.getTime() - since.getTime() > STUCK_HOURS * 3_600_000;
};

function inTab(tab: BookingTab, now: Date): SQL | undefined {
  const isOver = sql`${bookings.endsAt} <= ${at(now)}`;
  const conditions: Record<BookingTab, SQL | undefined> = {
    to_answer: eq(bookings.status, 'pending'),
    upcoming: sql`${bookings.status} in ('awaiting_payment', 'confirmed') and not (${isOver})`,
    past: sql`(${bookings.status} = 'completed' or (${bookings.status} in ('awaiting_payment', 'confirmed') and ${isOver}))`,
    cancelled: eq(bookings.status, 'cancelled'),
    // The same as `isStuck`.
    stuck: sql`${inArray(bookings.status, [...HOLDING])} and ${at(now)} - case when ${bookings.status} = 'confirmed' then ${bookings.endsAt} else ${bookings.createdAt} end > make_interval(hours => ${STUCK_HOURS})`,
    all: undefined,
  };
  return conditions[tab];
}

function matching({ kind, status, from, to, q, clinic }: DeskFilter): SQL | undefined {
  const date = sql`(${bookings.startsAt} at time zone ${bookings.timeZone})::date`;
  return and(
    kind && eq(bookings.kind, kind),
    status?.length ? inArray(bookings.status, [...status]) : undefined,
    from ? sql`${date} >= ${from}::date` : undefined,
    to ? sql`${date} <= ${to}::date` : undefined,
    clinic ? eq(bookings.providerId, clinic) : undefined,
    q
      ? sql`position(${q.toLowerCase()} in lower(concat_ws(' ', ${bookings.reference}, ${users.firstName}, ${users.lastName}))) > 0`
      : undefined,
  );
}

const ORDERS: Readonly<Record<BookingTab, SQL[]>> = {
  to_answer: [asc(bookings.expiresAt)],
  upcoming: [asc(bookings.startsAt)],
  past: [desc(bookings.startsAt)],
  cancelled: [desc(bookings.cancelledAt)],
  stuck: [asc(bookings.createdAt)],
  all: [asc(bookings.startsAt)],
};

/** A page of the bookings that a scope runs. */
export const listDeskRecords = (
  db: Db,
  scope: BookingScope,
  { tab, now, ...filter }: DeskFilter & { tab: BookingTab; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<BookingRecord[]> =>
  bookingRecords(db)
    .where(and(runBy(scope), inTab(tab, now), matching(filter)))
    .orderBy(...ORDERS[tab], asc(bookings.id))
    .limit(limit)
    .offset(offset);

/** How many there are in each tab. */
export async function countTabs(
  db: Db,
  scope: BookingScope,
  { now, ...filter }: DeskFilter & { now: Date },
): Promise<Record<BookingTab, number>> {
  const counted = BOOKING_TABS.map(
    (tab) => [tab, sql<number>`(count(*) filter (where ${inTab(tab, now) ?? sql`true`}))::int`] as const,
  );
  const [row] = await db
    .select(Object.fromEntries(counted) as Record<BookingTab, SQL<number>>)
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.patientId))
    .where(and(runBy(scope), matching(filter)));
  return row ?? { to_answer: 0, upcoming: 0, past: 0, cancelled: 0, stuck: 0, all: 0 };
}

/** Clinics that have bookings in a scope, by name. */
export const listClinicsRun = (db: Db, scope: BookingScope): Promise<{ id: string; name: string }[]> =>
  db
    .selectDistinct({ id: providers.id, name: providers.name })
    .from(bookings)
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(runBy(scope))
    .orderBy(asc(providers.name))
    .limit(200);

/** Counts for a clinic's dashboard; `today` and `weekEnd` (after it) are instants at which days begin at the clinic. */
export async function countForDashboard(
  db: Db,
  scope: BookingScope,
  { from, tomorrow, weekEnd }: Record<'from' | 'tomorrow' | 'weekEnd', Date>,
): Promise<{ today: number; pending: number; week: number }> {
  const starts = (since: Date, until: Date) =>
    sql`${bookings.status} = 'confirmed' and ${bookings.startsAt} >= ${at(since)} and ${bookings.startsAt} < ${at(until)}`;
  const [row] = await db
    .select({
      today: sql<number>`(count(*) filter (where ${starts(from, tomorrow)}))::int`,
      pending: sql<number>`(count(*) filter (where ${bookings.status} = 'pending'))::int`,
      week: sql<number>`(count(distinct ${bookings.patientId}) filter (where ${starts(from, weekEnd)} and ${bookings.kind} <> 'online'))::int`,
    })
    .from(bookings)
    .where(runBy(scope));
  return row ?? { today: 0, pending: 0, week: 0 };
}

/** How many bookings wait for the clinics of a scope. */
export async function countToAnswer(db: Db, scope: BookingScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(bookings)
    .where(and(runBy(scope), eq(bookings.status, 'pending')));
  return row?.total ?? 0;
}

/** The next confirmed appointment that is not over. */
export async function findNextRecord(db: Db, scope: BookingScope, now: Date): Promise<BookingRecord | undefined> {
  const [row] = await bookingRecords(db)
    .where(and(runBy(scope), eq(bookings.status, 'confirmed'), sql`${bookings.endsAt} > ${at(now)}`))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(1);
  return row;
}

/** Bookings of one status list, next first; for the dashboard's and the partner's list. */
export async function listByStatus(
  db: Db,
  scope: BookingScope,
  status: readonly BookingRow['status'][],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; records: BookingRecord[] }> {
  const condition = and(runBy(scope), inArray(bookings.status, [...status]));
  const [[counted], records] = await Promise.all([
    db.select({ total: count() }).from(bookings).where(condition),
    bookingRecords(db).where(condition).orderBy(asc(bookings.startsAt), asc(bookings.id)).limit(limit).offset(offset),
  ]);
  return { total: counted?.total ?? 0, records };
}

/** Bookings of one clinic, newest first. */
export async function listOfProvider(
  db: Db,
  scope: BookingScope,
  providerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; records: BookingRecord[] }> {
  const condition = and(runBy(scope), eq(bookings.providerId, providerId));
  const [[counted], records] = await Promise.all([
    db.select({ total: count() }).from(bookings).where(condition),
    bookingRecords(db)
      .where(condition)
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { total: counted?.total ?? 0, records };
}
