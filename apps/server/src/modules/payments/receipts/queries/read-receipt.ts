import type { ExportedFile, Locale } from '@travesia/contracts/kit';
import type { Db } from '../../../../platform/db/database.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findTimeZone } from '../../../accounts/index.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import { findPayment, findRefund, listDisputes, listPayments, listRefunds } from '../../payments.repo.ts';
import { drawSheet } from '../../../../platform/exports/draw-sheet.ts';
import { namesPatient, type ReceiptScope, receiptsOfEverySide } from '../receipts.policy.ts';
import { paymentSheet, refundSheet, statementSheet } from '../receipts.presenter.ts';
import { findReceiptRecord, type ReceiptOf, type ReceiptRecord, visitAt } from '../receipts.repo.ts';
import type { Sheet } from '../../../../platform/exports/sheet.ts';
import type { Movements } from '../standing.rules.ts';

/** The receipt of a payment. Throws `payments.not_found` and `payments.no_receipt`. */
export async function readPaymentReceipt(
  deps: PaymentsDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<ExportedFile> {
  const { db } = deps.database;
  const scope = await receiptsOfEverySide(deps.bookings.takeSide, actor);
  const record = await recordOf(db, scope, { payment: id });
  const payment = await findPayment(db, id);
  if (!payment?.paidAt) throw new ProblemError('payments.no_receipt');
  const written = await writtenAt(deps, { scope, record, at: payment.paidAt, language });
  return fileOf(paymentSheet(payment, written), 'receipt', { language, at: payment.paidAt });
}

/** The receipt of a refund. Throws `payments.not_found` and `payments.no_receipt`. */
export async function readRefundReceipt(
  deps: PaymentsDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<ExportedFile> {
  const { db } = deps.database;
  const scope = await receiptsOfEverySide(deps.bookings.takeSide, actor);
  const record = await recordOf(db, scope, { refund: id });
  const refund = await findRefund(db, id);
  const payment = refund && (await findPayment(db, refund.paymentId));
  if (!refund?.doneAt || !payment) throw new ProblemError('payments.no_receipt');
  const written = await writtenAt(deps, { scope, record, at: refund.doneAt, language });
  return fileOf(refundSheet(refund, payment, written), 'refund', { language, at: refund.doneAt });
}

/** The account of a booking as it is now. Throws `bookings.not_found`, and `payments.no_receipt` if it is free. */
export async function readBookingStatement(
  deps: PaymentsDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<ExportedFile> {
  const scope = await receiptsOfEverySide(deps.bookings.takeSide, actor);
  const record = await findReceiptRecord(deps.database.db, scope, { booking: id });
  if (!record) throw new ProblemError('bookings.not_found');
  if (!record.booking.terms) throw new ProblemError('payments.no_receipt');
  const at = deps.clock.now();
  return fileOf(statementSheet(at, await writtenAt(deps, { scope, record, at, language })), 'statement', {
    language,
    at,
  });
}

async function recordOf(db: Db, scope: ReceiptScope, asked: ReceiptOf): Promise<ReceiptRecord> {
  const record = await findReceiptRecord(db, scope, asked);
  if (!record) throw new ProblemError('payments.not_found');
  return record;
}

/** Everything that a receipt of a booking says, for a reader. */
async function writtenAt(
  { database: { db }, bookings }: PaymentsDeps,
  { scope, record, at, language }: { scope: ReceiptScope; record: ReceiptRecord; at: Date; language: Locale },
) {
  const { id, patientId } = record.booking;
  const [visit, movements, reference, payerZone] = await Promise.all([
    visitAt(db, record, at),
    movementsOf(db, id),
    bookings.reference(),
    findTimeZone(db, patientId),
  ]);
  const around = { language, reference, payerZone, namesPatient: namesPatient(scope, record.booking) };
  return { record, visit, movements, around };
}

async function movementsOf(db: Db, bookingId: string): Promise<Movements> {
  const [payments, refunds, disputes] = await Promise.all([
    listPayments(db, bookingId),
    listRefunds(db, bookingId),
    listDisputes(db, bookingId),
  ]);
  return { payments, refunds, disputes };
}

async function fileOf(
  sheet: Sheet,
  kind: 'receipt' | 'refund' | 'statement',
  { language, at }: { language: Locale; at: Date },
): Promise<ExportedFile> {
  return {
    name: `${kind}-${sheet.number}.pdf`,
    media_type: 'application/pdf',
    content: (await drawSheet(sheet, language, at)).toString('base64'),
    encoding: 'base64',
    rows: sheet.tables.reduce((sum, { rows }) => sum + rows.length, 0),
    complete: true,
  };
}
