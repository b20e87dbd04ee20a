import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DisputeRow, PaymentRow, RefundRow } from './payment.lifecycles.ts';
import {
  CAPTURED,
  disputes,
  gatewayEvents,
  LIVE,
  payments,
  reconciliations,
  refunds,
  SENDABLE,
  UNSENT,
} from './payments.tables.ts';

export type Gateway = PaymentRow['gateway'];

/** An attempt by our id, not locked: to learn its booking, which is locked first. */
export async function findPayment(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function findByGatewayId(
  db: Db | Tx,
  gateway: Gateway,
  gatewayId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.gatewayId, gatewayId)));
  return row;
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

export async function lockLivePayment(tx: Tx, bookingId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, LIVE)))
    .for('update');
  return row;
}

/** Payments whose money arrived, newest first; locked. */
export const lockCaptured = (tx: Tx, bookingId: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, CAPTURED)))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .for('update');

export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [inserted] = await tx.insert(payments).values(row).returning();
  if (!inserted) throw new Error('a payment was not inserted');
  return inserted;
}

/** What the gateway said besides its state. */
export async function noteAnswer(
  tx: Tx,
  id: string,
  answer: Partial<Pick<PaymentRow, 'gatewayId' | 'failure' | 'method' | 'checkedAt'>>,
): Promise<void> {
  await tx.update(payments).set(answer).where(eq(payments.id, id));
}

export const listPayments = (db: Db, bookingId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.createdAt), desc(payments.id));

/** Open attempts that nobody has asked about since; those that were not asked about for longest first, so that none waits for ever. */
export const listUnchecked = (db: Db, since: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, LIVE),
        lte(payments.createdAt, since),
        sql`(${payments.checkedAt} is null or ${payments.checkedAt} <= ${since.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(sql`${payments.checkedAt} nulls first`, asc(payments.createdAt))
    .limit(limit);

export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [inserted] = await tx.insert(refunds).values(row).returning();
  if (!inserted) throw new Error('a refund was not inserted');
  return inserted;
}

export async function findRefund(db: Db | Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

export const listRefunds = (db: Db, bookingId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.bookingId, bookingId)).orderBy(desc(refunds.createdAt), desc(refunds.id));

/** Refunds that the gateway was not asked for or has not finished, and whose next try is due. */
export const listDueRefunds = (db: Db, now: Date, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.status, SENDABLE), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);

/** Postpones a refund without counting a try. */
export async function postponeRefund(tx: Tx, id: string, nextTryAt: Date): Promise<void> {
  await tx.update(refunds).set({ nextTryAt }).where(eq(refunds.id, id));
}

/** Refunds of a payment that no gateway is paying out yet, newest first; locked. */
export const lockUnsentRefunds = (tx: Tx, paymentId: string): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, UNSENT)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .for('update');

/** Whether a bank holds money of a payment until it is decided. */
export async function isDisputed(db: Db, paymentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), isNull(disputes.decidedAt)));
  return rows.length > 0;
}

export async function noteRefundTry(tx: Tx, id: string, nextTryAt: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, nextTryAt })
    .where(eq(refunds.id, id));
}

/** Sums in minor units by booking: received, less refunds that were decided and disputes that were lost. */
export async function sumPaid(db: Db | Tx, bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (!bookingIds.length) return new Map();
  const rows = await db
    .select({
      bookingId: payments.bookingId,
      paid: sql<number>`(sum(greatest(0, ${payments.receivedMinor}
        - coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = payments.id and r.status <> 'rejected'), 0)
        - coalesce((select sum(d.amount_minor) from disputes d where d.payment_id = payments.id and d.status = 'lost'), 0))))::float8`,
    })
    .from(payments)
    .where(inArray(payments.bookingId, [...bookingIds]))
    .groupBy(payments.bookingId);
  return new Map(rows.map(({ bookingId, paid }) => [bookingId, paid]));
}

/** Bookings whose first payment the gateway is still waiting for, such as a bank transfer. */
export async function findBeingPaid(db: Db | Tx, bookingIds: readonly string[]): Promise<Set<string>> {
  if (!bookingIds.length) return new Set();
  const rows = await db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(
      and(
        inArray(payments.bookingId, [...bookingIds]),
        eq(payments.status, 'processing'),
        ne(payments.purpose, 'balance'),
      ),
    );
  return new Set(rows.map(({ bookingId }) => bookingId));
}

/** What bookings gave back, or promised to, because they were cancelled. */
export async function sumReturned(db: Db | Tx, bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (!bookingIds.length) return new Map();
  const rows = await db
    .select({ bookingId: refunds.bookingId, returned: sql<number>`sum(${refunds.amountMinor})::float8` })
    .from(refunds)
    .where(
      and(inArray(refunds.bookingId, [...bookingIds]), eq(refunds.reason, 'cancelled'), ne(refunds.status, 'rejected')),
    )
    .groupBy(refunds.bookingId);
  return new Map(rows.map(({ bookingId, returned }) => [bookingId, returned]));
}

/** What can still be given back of a payment. */
export async function leftOf(tx: Db | Tx, { id, receivedMinor }: PaymentRow): Promise<number> {
  const { rows } = await tx.execute<{ given: number }>(sql`
    select (coalesce((select sum(amount_minor) from refunds where payment_id = ${id}::uuid and status <> 'rejected'), 0)
      + coalesce((select sum(amount_minor) from disputes where payment_id = ${id}::uuid and status = 'lost'), 0))::float8 as given`);
  return receivedMinor - (rows[0]?.given ?? 0);
}

/**
 * What the team may give back of a payment now, and what disputes hold of the rest: a bank may give that back itself, so it
 * is decided on only after the bank has. For whoever shows it and whoever does it.
 */
export async function refundableOf(db: Db | Tx, payment: PaymentRow): Promise<{ now: number; held: number }> {
  const left = Math.max(0, await leftOf(db, payment));
  const { rows } = await db.execute<{ disputed: number }>(sql`
    select coalesce(sum(amount_minor), 0)::float8 as disputed from disputes where payment_id = ${payment.id}::uuid and decided_at is null`);
  const held = Math.min(left, rows[0]?.disputed ?? 0);
  return { now: left - held, held };
}

/** What was paid out of a payment’s refunds. */
export async function refundedOf(tx: Tx, paymentId: string): Promise<number> {
  const { rows } = await tx.execute<{ sum: number }>(sql`
    select coalesce(sum(amount_minor), 0)::float8 as sum from refunds where payment_id = ${paymentId}::uuid and status = 'succeeded'`);
  return rows[0]?.sum ?? 0;
}

export async function insertDispute(tx: Tx, row: typeof disputes.$inferInsert): Promise<DisputeRow | undefined> {
  const [inserted] = await tx.insert(disputes).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function lockDispute(tx: Tx, gatewayId: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.gatewayId, gatewayId)).for('update');
  return row;
}

/** Disputes that are not decided, oldest first. */
export const listOpenDisputes = (db: Db, limit: number): Promise<DisputeRow[]> =>
  db.select().from(disputes).where(isNull(disputes.decidedAt)).orderBy(asc(disputes.createdAt)).limit(limit);

export const listDisputes = (db: Db, bookingId: string): Promise<DisputeRow[]> =>
  db.select().from(disputes).where(eq(disputes.bookingId, bookingId));

type EventRow = typeof gatewayEvents.$inferSelect;

/** Stores a message; false if it was stored before. */
export async function insertMessage(tx: Tx, row: typeof gatewayEvents.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(gatewayEvents).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function findDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id));
  return row;
}

export async function findMessage(db: Db, gateway: Gateway, eventId: string): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.eventId, eventId)));
  return row;
}

/** Which of these messages arrived here. */
export async function listKnownMessages(db: Db, gateway: Gateway, ids: readonly string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await db
    .select({ id: gatewayEvents.eventId })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), inArray(gatewayEvents.eventId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export const listWaitingMessages = (db: Db, since: Date, limit: number): Promise<EventRow[]> =>
  db
    .select()
    .from(gatewayEvents)
    .where(and(isNull(gatewayEvents.handledAt), lte(gatewayEvents.receivedAt, since)))
    .orderBy(asc(gatewayEvents.receivedAt))
    .limit(limit);

export async function noteMessage(
  tx: Tx,
  { gateway, eventId }: Pick<EventRow, 'gateway' | 'eventId'>,
  note: { handledAt?: Date; lastError: string | null },
): Promise<void> {
  await tx
    .update(gatewayEvents)
    .set({ ...note, tries: sql`${gatewayEvents.tries} + 1` })
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.eventId, eventId)));
}

export async function insertReconciliation(tx: Tx, row: typeof reconciliations.$inferInsert): Promise<void> {
  await tx.insert(reconciliations).values(row);
}

/** What the reconciler notes when it could not ask to the end. */
export const UNREACHABLE = 'gateway unreachable';

/** When the last reconciliation began that asked to the end. */
export async function lastWholeSweep(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: reconciliations.startedAt })
    .from(reconciliations)
    .where(
      and(
        eq(reconciliations.isCheck, false),
        sql`not ${reconciliations.findings} @> ${JSON.stringify([{ what: UNREACHABLE }])}::jsonb`,
      ),
    )
    .orderBy(desc(reconciliations.id))
    .limit(1);
  return row?.at ?? null;
}
