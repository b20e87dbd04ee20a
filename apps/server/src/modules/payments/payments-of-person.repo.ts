import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { dropStoredFiles } from '../../platform/storage/stored-files.repo.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { balanceRequests, disputeAnswers, disputeFiles, disputes, payments, refunds } from './payments.tables.ts';

/** Payments of a user's bookings with their refunds. */
export async function listPaidBy(db: Db, patientId: string): Promise<unknown[]> {
  const paid = await db
    .select({
      id: payments.id,
      purpose: payments.purpose,
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

/** Requests of clinics to pay the rest of a user's bookings; messages encrypted. */
export const listAskedOf = (db: Db, patientId: string) =>
  db
    .select({
      id: balanceRequests.id,
      booking: bookings.reference,
      amountMinor: balanceRequests.amountMinor,
      currency: balanceRequests.currency,
      status: balanceRequests.status,
      dueAt: balanceRequests.dueAt,
      messageSealed: balanceRequests.messageSealed,
      createdAt: balanceRequests.createdAt,
      endedAt: balanceRequests.endedAt,
    })
    .from(balanceRequests)
    .innerJoin(bookings, eq(bookings.id, balanceRequests.bookingId))
    .where(eq(bookings.patientId, patientId))
    .orderBy(desc(balanceRequests.createdAt));

/** Removes messages to a user, whose account is deleted. */
export async function forgetMessages(tx: Tx, patientId: string): Promise<void> {
  await tx
    .update(balanceRequests)
    .set({ messageSealed: null })
    .where(
      inArray(
        balanceRequests.bookingId,
        tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.patientId, patientId)),
      ),
    );
}

/** Removes what clinics wrote and uploaded for banks about a user, whose account is deleted, once the bank has decided. */
export async function forgetEvidence(tx: Tx, patientId: string): Promise<void> {
  const decided = tx
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(bookings, eq(bookings.id, disputes.bookingId))
    .where(and(eq(bookings.patientId, patientId), isNotNull(disputes.decidedAt)));
  await tx.update(disputeAnswers).set({ statementSealed: null }).where(inArray(disputeAnswers.disputeId, decided));
  const gone = await tx
    .delete(disputeFiles)
    .where(inArray(disputeFiles.disputeId, decided))
    .returning({ fileId: disputeFiles.fileId });
  await dropStoredFiles(
    tx,
    gone.map(({ fileId }) => fileId),
    new Date(),
  );
}

/** Removes who asked for or approved money. */
export async function forgetAdmin(tx: Tx, userId: string): Promise<void> {
  await tx.update(balanceRequests).set({ requestedBy: null }).where(eq(balanceRequests.requestedBy, userId));
  await tx.update(disputeAnswers).set({ submittedBy: null }).where(eq(disputeAnswers.submittedBy, userId));
  await tx.update(disputeFiles).set({ uploadedBy: null }).where(eq(disputeFiles.uploadedBy, userId));
  await tx.update(refunds).set({ requestedBy: null }).where(eq(refunds.requestedBy, userId));
  await tx.update(refunds).set({ approvedBy: null }).where(eq(refunds.approvedBy, userId));
}
