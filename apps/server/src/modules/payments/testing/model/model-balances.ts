import { nextState } from '@travesia/contracts/kit';
import { balanceRequestMachine } from '@travesia/contracts/payments';
import { BALANCE, DEPOSIT, PRICE } from './model-gateway.ts';
import type { ModelBooking, ModelPayment, ModelRequest, ModelState } from './model-rows.ts';

/** Minutes in which a balance can be paid. */
export const BALANCE_MINUTES = 30 * 60;
const REQUESTABLE: readonly string[] = ['confirmed', 'completed'];

const openOf = ({ requests }: ModelState, { id }: ModelBooking): ModelRequest | undefined =>
  requests.find((one) => one.booking === id && one.status === 'open');

/** What was received for a booking and not given back as unwanted. */
function settledOf({ payments, refunds }: ModelState, { id }: ModelBooking): number {
  const own = payments.filter(({ booking }) => booking === id);
  const unwanted = refunds.filter(
    ({ payment, status, reason }) =>
      status !== 'rejected' && reason !== 'by_admin' && own.some((one) => one.id === payment),
  );
  const total = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0);
  return total(own.map(({ received }) => received)) - total(unwanted.map(({ amount }) => amount));
}

export function askBalance(model: ModelState, booking: ModelBooking): void {
  if (model.suspended || !REQUESTABLE.includes(booking.status) || openOf(model, booking)) return;
  const most = model.bug === 'balance_beyond_the_price' ? Infinity : PRICE - settledOf(model, booking);
  const isMoving = model.payments.some((one) => one.booking === booking.id && one.status === 'processing');
  if (isMoving || BALANCE > most) return;
  const dueAt = model.now + BALANCE_MINUTES;
  model.requests.push({ id: model.requests.length, booking: booking.id, status: 'open', dueAt });
}

export function withdrawBalance(model: ModelState, booking: ModelBooking): void {
  const open = openOf(model, booking);
  const isMoving = model.payments.some((one) => one.request === open?.id && one.status === 'processing');
  if (open && !isMoving && !model.suspended) endRequest(model, open, 'withdraw');
}

/** Ends a request that was not paid, and its attempts. */
export function endRequest(model: ModelState, request: ModelRequest, action: 'withdraw' | 'expire'): void {
  const to = nextState(balanceRequestMachine, request.status, action, 'system');
  if (to === null) return;
  request.status = to;
  const booking = model.bookings[request.booking];
  if (booking) model.closeAttempts(booking);
}

/** Whether what an attempt is for can still be paid. */
export function isDue(model: ModelState, { booking, request }: ModelPayment): boolean {
  const status = model.bookings[booking]?.status ?? '';
  if (request === null) return status === 'awaiting_payment';
  return REQUESTABLE.includes(status) && model.requests[request]?.status === 'open';
}

/** What can be paid for a booking now. */
export function dueFor(model: ModelState, booking: ModelBooking): { request: number | null; amount: number } | null {
  if (booking.status === 'awaiting_payment')
    return model.now < booking.expiresAt ? { request: null, amount: DEPOSIT } : null;
  const open = REQUESTABLE.includes(booking.status) ? openOf(model, booking) : undefined;
  return open && model.now < open.dueAt ? { request: open.id, amount: BALANCE } : null;
}
