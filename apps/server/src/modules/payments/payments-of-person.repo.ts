import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { payments, refunds } from './payments.tables.ts';

/** Payments of a user's bookings with their refunds. */
export async function listPaidBy(db: Db, patientId: string): Promise<unknown[]> {
  const paid = await db
    .select({
      id: payments.id,
      booking: bookings.reference,
      amountMinor: payments.amountMinor,
      currency: payments.currency,
      status: payments.status,
      method: payments.method,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(bookings.patientId, patientId))
    .orderBy(desc(payments.createdAt));
  const given = await db
    .select({
      paymentId: refunds.paymentId,
      amountMinor: refunds.amountMinor,
      currency: refunds.currency,
      status: refunds.status,
      createdAt: refunds.createdAt,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(eq(bookings.patientId, patientId));
  return paid.map((payment) => ({ ...payment, refunds: given.filter(({ paymentId }) => paymentId === payment.id) }));
}

/** Removes who of the team asked for or approved refunds. */
export async function forgetAdmin(tx: Tx, userId: string): Promise<void> {
  await tx.update(refunds).set({ requestedBy: null }).where(eq(refunds.requestedBy, userId));
  await tx.update(refunds).set({ approvedBy: null }).where(eq(refunds.approvedBy, userId));
}
