import type { BookingPayments, Payment, Refund } from '@travesia/contracts/payments';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findBooking, mayReadNotes, ofEverySide, roleOn } from '../../bookings/index.ts';
import { findDue } from '../find-due.ts';
import type { PaymentRow, RefundRow } from '../payment.lifecycles.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { listDisputes, listPayments, listRefunds, sumPaid } from '../payments.repo.ts';
import { findNewestRequest } from '../requests/balance-requests.repo.ts';
import { presentOwnRequest } from '../requests/requests.presenter.ts';

/** Payments and refunds of a booking. Throws `bookings.not_found`. */
export async function listBookingPaymentsQuery(deps: PaymentsDeps, id: string, actor: Actor): Promise<BookingPayments> {
  const { db } = deps.database;
  const scope = await ofEverySide(deps.bookings.takeSide, actor);
  const booking = (await findBooking(db, scope, id))?.booking;
  if (!booking) throw new ProblemError('bookings.not_found');
  const [payments, refunds, disputes, paid, request, due] = await Promise.all([
    listPayments(db, id),
    listRefunds(db, id),
    listDisputes(db, id),
    sumPaid(db, [id]),
    findNewestRequest(db, id),
    findDue(db, booking, deps.clock.now()),
  ]);
  const isPatient = roleOn(scope, booking) === 'patient';
  // The clinic’s message can be about health: whoever reads notes of the booking reads it.
  const mayRead = mayReadNotes(scope, booking);
  const disputed = new Set(disputes.filter(({ decidedAt }) => decidedAt === null).map(({ paymentId }) => paymentId));
  return {
    due: due?.amount ?? null,
    due_at: due?.dueAt.toISOString() ?? null,
    request: request && mayRead ? presentOwnRequest(request, booking.timeZone, deps.bookings.seal) : null,
    paid: booking.currency === null ? null : { amount: paid.get(id) ?? 0, currency: booking.currency },
    payments: payments.map((payment) => presentPayment(payment, refunds, disputed.has(payment.id))),
    refunds: refunds.map(presentRefund),
    can_pay: due !== null && deps.gateway !== null && isPatient,
  };
}

export function presentPayment(row: PaymentRow, refunds: readonly RefundRow[], isDisputed: boolean): Payment {
  const returned = refunds
    .filter(({ paymentId, status }) => paymentId === row.id && status !== 'rejected')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    id: row.id,
    purpose: row.purpose,
    status: isDisputed ? 'disputed' : row.status,
    amount: { amount: row.amountMinor, currency: row.currency },
    refunded: { amount: returned, currency: row.currency },
    method: row.method,
    failure: row.failure,
    gateway: row.gateway,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}

export const presentRefund = ({ id, amountMinor, currency, status, reason, createdAt, doneAt }: RefundRow): Refund => ({
  id,
  amount: { amount: amountMinor, currency },
  status,
  reason,
  created_at: createdAt.toISOString(),
  done_at: doneAt?.toISOString() ?? null,
});
