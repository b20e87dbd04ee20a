import type { BalanceTab } from '@travesia/contracts/payments';
import { AGREED_BALANCE_DAYS, BALANCE_REMINDER_HOURS } from '@travesia/contracts/payments';
import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { BookingRow } from '../../bookings/index.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { balanceRequests, payments } from '../payments.tables.ts';
import type { BalanceRequestRow } from './balance-request.lifecycle.ts';
import { REQUESTABLE } from './balance.rules.ts';
import type { RequestScope } from './requests.policy.ts';

export interface RequestRecord {
  request: BalanceRequestRow;
  booking: Pick<BookingRow, 'id' | 'reference' | 'startsAt' | 'timeZone'>;
  patient: { firstName: string; lastName: string };
  isBeingPaid: boolean;
}

const within = ({ clinicId, sight }: RequestScope): SQL | undefined =>
  and(eq(bookings.providerId, clinicId), inSight(sight, bookings.demo));

const booking = {
  id: bookings.id,
  reference: bookings.reference,
  startsAt: bookings.startsAt,
  timeZone: bookings.timeZone,
};
const patient = { firstName: users.firstName, lastName: users.lastName };
const isBeingPaid = sql<boolean>`exists (select from ${payments} p where p.request_id = ${balanceRequests.id} and p.status = 'processing')`;

const inTab: Readonly<Record<BalanceTab, SQL | undefined>> = {
  open: eq(balanceRequests.status, 'open'),
  paid: eq(balanceRequests.status, 'paid'),
  ended: inArray(balanceRequests.status, ['withdrawn', 'expired']),
  all: undefined,
};

const records = (db: Db | Tx) =>
  db
    .select({ request: balanceRequests, booking, patient, isBeingPaid })
    .from(balanceRequests)
    .innerJoin(bookings, eq(bookings.id, balanceRequests.bookingId))
    .innerJoin(users, eq(users.id, bookings.patientId));

/** Requests of a clinic: open ones due first, others newest first. */
export const listRequests = (
  db: Db,
  scope: RequestScope,
  tab: BalanceTab,
  { limit, offset }: { limit: number; offset: number },
): Promise<RequestRecord[]> =>
  records(db)
    .where(and(within(scope), inTab[tab]))
    .orderBy(
      sql`case when ${balanceRequests.status} = 'open' then ${balanceRequests.dueAt} end nulls last`,
      desc(balanceRequests.createdAt),
      desc(balanceRequests.id),
    )
    .limit(limit)
    .offset(offset);

export async function findRequestRecord(
  db: Db | Tx,
  scope: RequestScope,
  id: string,
): Promise<RequestRecord | undefined> {
  const [row] = await records(db).where(and(within(scope), eq(balanceRequests.id, id)));
  return row;
}

export async function countRequests(db: Db, scope: RequestScope): Promise<Record<BalanceTab, number>> {
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${inTab.open})::int`,
      paid: sql<number>`count(*) filter (where ${inTab.paid})::int`,
      ended: sql<number>`count(*) filter (where ${inTab.ended})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(balanceRequests)
    .innerJoin(bookings, eq(bookings.id, balanceRequests.bookingId))
    .where(within(scope));
  return row ?? { open: 0, paid: 0, ended: 0, all: 0 };
}

/** What was received for a booking and not given back as unwanted, in minor units. */
const settled = sql<number>`(select coalesce(sum(p.received_minor - (select coalesce(sum(r.amount_minor), 0) from refunds r
  where r.payment_id = p.id and r.status <> 'rejected' and r.reason <> 'by_admin')), 0) from payments p where p.booking_id = bookings.id)::float8`;

export async function settledOf(tx: Tx, bookingId: string): Promise<number> {
  const [row] = await tx.select({ settled }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.settled ?? 0;
}

export interface UnpaidRecord {
  booking: RequestRecord['booking'];
  patient: RequestRecord['patient'];
  priceMinor: number | null;
  currency: string | null;
  settled: number;
}

/** Bookings of a clinic with a part of the price unpaid and no open request: those ahead first. */
export const listUnpaid = (
  db: Db,
  scope: RequestScope,
  { q, now, limit }: { q: string | undefined; now: Date; limit: number },
): Promise<UnpaidRecord[]> => {
  const like = q ? `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  const found = scope.namesPatients
    ? sql`(${bookings.reference} ilike ${like} or ${name} ilike ${like})`
    : sql`${bookings.reference} ilike ${like}`;
  return db
    .select({ booking, patient, priceMinor: bookings.priceMinor, currency: bookings.currency, settled })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.patientId))
    .where(
      and(
        within(scope),
        inArray(bookings.status, [...REQUESTABLE]),
        sql`${bookings.priceMinor} > ${settled}`,
        sql`not exists (select from balance_requests o where o.booking_id = ${bookings.id} and o.status = 'open')`,
        like ? found : undefined,
      ),
    )
    .orderBy(
      sql`${bookings.startsAt} < ${now.toISOString()}::timestamptz`,
      sql`abs(extract(epoch from ${bookings.startsAt} - ${now.toISOString()}::timestamptz))`,
    )
    .limit(limit);
};

/**
 * Bookings ahead with something unpaid whose quote says when it is due, from the day on which it is asked for by itself; by id, after one.
 * Not those with an open request, nor those left to the clinic: where a person withdrew what was asked by itself, or it expired.
 */
export async function listAgreed(
  db: Db,
  { at, after, limit }: { at: Date; after: string | null; limit: number },
): Promise<string[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  // A day more, as days begin at different times at the clinics.
  const days = sql`(${bookings.terms} ->> 'balance_due_days')::int + ${AGREED_BALANCE_DAYS}::int + 1`;
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        sql`${bookings.startsAt} > ${now}`,
        sql`${bookings.startsAt} < ${now} + make_interval(days => ${days})`,
        sql`${bookings.priceMinor} > ${settled}`,
        sql`not exists (select from balance_requests o where o.booking_id = ${bookings.id} and (o.status = 'open'
          or o.requested_by is null and (o.status = 'expired' or o.status = 'withdrawn' and exists (select from state_changes c
            where c.entity_id = o.id and c.to_state = 'withdrawn' and c.actor_kind = 'person'))))`,
        after === null ? undefined : gt(bookings.id, after),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function insertRequest(tx: Tx, row: typeof balanceRequests.$inferInsert): Promise<BalanceRequestRow> {
  const [inserted] = await tx.insert(balanceRequests).values(row).returning();
  if (!inserted) throw new Error('a request for a balance was not inserted');
  return inserted;
}

export async function findRequest(db: Db | Tx, id: string): Promise<BalanceRequestRow | undefined> {
  const [row] = await db.select().from(balanceRequests).where(eq(balanceRequests.id, id));
  return row;
}

export async function lockRequest(tx: Tx, id: string): Promise<BalanceRequestRow | undefined> {
  const [row] = await tx.select().from(balanceRequests).where(eq(balanceRequests.id, id)).for('update');
  return row;
}

export async function lockOpenRequest(tx: Tx, bookingId: string): Promise<BalanceRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(balanceRequests)
    .where(and(eq(balanceRequests.bookingId, bookingId), eq(balanceRequests.status, 'open')))
    .for('update');
  return row;
}

export async function findOpenRequest(db: Db | Tx, bookingId: string): Promise<BalanceRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(balanceRequests)
    .where(and(eq(balanceRequests.bookingId, bookingId), eq(balanceRequests.status, 'open')));
  return row;
}

/** The newest request of a booking. */
export async function findNewestRequest(db: Db, bookingId: string): Promise<BalanceRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(balanceRequests)
    .where(eq(balanceRequests.bookingId, bookingId))
    .orderBy(desc(balanceRequests.createdAt), desc(balanceRequests.id))
    .limit(1);
  return row;
}

/** Open requests to a patient, due first. */
export const listDueTo = (
  db: Db,
  patientId: string,
  now: Date,
  limit: number,
): Promise<{ request: BalanceRequestRow; booking: RequestRecord['booking']; clinic: string }[]> =>
  db
    .select({ request: balanceRequests, booking, clinic: providers.name })
    .from(balanceRequests)
    .innerJoin(bookings, eq(bookings.id, balanceRequests.bookingId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(
      and(
        eq(bookings.patientId, patientId),
        eq(balanceRequests.status, 'open'),
        inArray(bookings.status, [...REQUESTABLE]),
        sql`${balanceRequests.dueAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(balanceRequests.dueAt), asc(balanceRequests.id))
    .limit(limit);

/** Open requests that are due soon and whose patient was not reminded; one sent that shortly before is not reminded of. */
export const listToRemind = (db: Db, now: Date, limit: number): Promise<BalanceRequestRow[]> => {
  const hours = sql.raw(`interval '${BALANCE_REMINDER_HOURS} hours'`);
  const at = sql`${now.toISOString()}::timestamptz`;
  return db
    .select()
    .from(balanceRequests)
    .where(
      and(
        eq(balanceRequests.status, 'open'),
        isNull(balanceRequests.remindedAt),
        sql`${balanceRequests.dueAt} > ${at} and ${balanceRequests.dueAt} <= ${at} + ${hours}`,
        sql`${balanceRequests.createdAt} < ${balanceRequests.dueAt} - ${hours}`,
      ),
    )
    .orderBy(asc(balanceRequests.dueAt))
    .limit(limit);
};

export async function noteReminded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(balanceRequests).set({ remindedAt: at }).where(eq(balanceRequests.id, id));
}
