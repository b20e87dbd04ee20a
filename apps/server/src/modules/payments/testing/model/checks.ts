import { bookingMachine } from '@travesia/contracts/bookings';
import { statesTagged } from '@travesia/contracts/kit';
import { balanceRequestMachine, paymentMachine } from '@travesia/contracts/payments';
import { TRANCHES } from '../../ledger/ledger.rules.ts';
import { BALANCE, DEPOSIT, PRICE } from './model-gateway.ts';
import { type Model, PATIENT_PERCENT } from './model.ts';
import type { ModelBooking, ModelPayment } from './model-rows.ts';
import { HOLDING, LIVE } from './model-states.ts';

/** Requests whose amount counts against the price. */
const ASKED: readonly string[] = statesTagged(balanceRequestMachine, 'asked');
const UNSETTLED: readonly string[] = statesTagged(bookingMachine, 'expires');
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** What is wrong after any step; null if nothing is. */
export function wrongNow(model: Model): string | null {
  const { bookings, payments, ledger, slots } = model;
  if (model.faults[0]) return model.faults[0];
  const held = [...slots.values()].flat();
  if (new Set(held).size !== held.length) return 'INV-1: a slot is held twice';
  for (const booking of bookings) {
    const wrong = wrongBooking(model, booking);
    if (wrong) return wrong;
  }
  if (hasOldRequest(model)) return 'INV-7: a request has not ended';
  for (const { id, status, received } of payments) {
    if (LIVE.includes(status) && received > 0) return 'INV-8: money that arrived was taken back';
    if (model.givenOf(id) > received) return 'INV-4: more goes back than was received';
  }
  if (total(ledger.postings.map(({ amount }) => amount.amount)) !== 0) return 'INV-12: the ledger does not add up';
  return null;
}

function wrongBooking(model: Model, booking: ModelBooking): string | null {
  const places = model.slots.get(booking.id) ?? [];
  if (places.length !== (HOLDING.includes(booking.status) ? 1 : 0))
    return 'INV-1: a booking holds no slot, or too many';
  if (!replays(booking)) return 'INV-10: a change that is not allowed';
  if (isPaidTwice(model, booking)) return 'INV-9: two attempts are open or keep money';
  if (DEPOSIT + askedOf(model, booking.id) > PRICE) return 'INV-13: more is asked for than was agreed';
  const released =
    -model.ledger.balanceOf(booking.id, 'provider_payable') - model.ledger.balanceOf(booking.id, 'platform_fee');
  if (booking.status === 'cancelled' && released > (booking.kept ?? 0))
    return 'INV-5: the clinic was given what was promised back';
  if (UNSETTLED.includes(booking.status) && model.now > booking.expiresAt + 2) return 'INV-7: a hold has not ended';
  return null;
}

const hasOldRequest = ({ requests, now }: Model): boolean =>
  requests.some(({ status, dueAt }) => status === 'open' && now > dueAt + 2);

/** Whether two attempts for the same are open or keep money. */
function isPaidTwice(model: Model, booking: ModelBooking): boolean {
  const own = model.payments.filter((one) => one.booking === booking.id);
  // Money that is on its way to a booking that needs none any more cannot be stopped; it comes back when it arrives.
  const isAwaited = (request: number | null) =>
    request === null ? booking.status === 'awaiting_payment' : model.requests[request]?.status === 'open';
  const isOpen = ({ status, request }: ModelPayment) =>
    isAwaited(request) ? LIVE.includes(status) : status === paymentMachine.initial;
  return own.some(
    ({ request }) =>
      own.filter((one) => one.request === request && (isOpen(one) || one.received > model.givenOf(one.id))).length > 1,
  );
}

/** What is wrong once everything has settled. */
export function wrongAtRest(model: Model): string | null {
  const { bookings, payments, refunds, gateway } = model;
  for (const payment of payments) {
    const theirs = gateway.payments.get(payment.id);
    if (theirs && theirs.received !== payment.received) return 'INV-3: the gateway received something else';
    if (theirs?.status === 'succeeded' && LIVE.includes(payment.status)) return 'INV-8: the gateway is ahead';
    const given = total(gateway.refunds.filter((one) => one.payment === payment.id).map(({ amount }) => amount));
    const ours = total(
      refunds.filter((one) => one.payment === payment.id && one.status === 'succeeded').map(({ amount }) => amount),
    );
    if (given !== ours) return 'INV-3: the gateway gave back something else';
    if (refunds.some(({ status }) => status === 'failed')) return 'INV-5: a refund failed';
  }
  for (const booking of bookings) {
    const wrong = wrongMoney(model, booking);
    if (wrong) return wrong;
  }
  if (model.changes.length !== model.events.length) return 'INV-11: a change was not told';
  return null;
}

function wrongMoney(model: Model, booking: ModelBooking): string | null {
  const own = model.payments.filter((one) => one.booking === booking.id);
  const of = (id: number) => model.refunds.filter(({ payment, status }) => payment === id && status !== 'rejected');
  const lost = total(
    model.disputes
      .filter(({ payment, ours }) => ours === 'lost' && own.some(({ id }) => id === payment))
      .map(({ amount }) => amount),
  );
  const received = total(own.map((one) => one.received));
  const promised = (byAdmin: boolean) =>
    total(
      own.flatMap(({ id }) =>
        of(id)
          .filter(({ reason }) => (reason === 'by_admin') === byAdmin)
          .map(({ amount }) => amount),
      ),
    );
  const net = received - promised(false);
  if (booking.status === 'awaiting_payment' && net >= DEPOSIT) return 'INV-6: it waits for money that arrived';
  const due = DEPOSIT + paidBalances(model, booking.id);
  if (isSettled(booking) && (net < due || net > due + lost)) return 'INV-2: another amount confirmed it';
  if (booking.status === 'completed' && heldTooMuch(model, booking)) return 'INV-2: what was earned is still held';
  if (booking.status === 'cancelled') {
    const kept = booking.kept ?? 0;
    if (net < kept || net > kept + lost + promised(true)) return 'INV-5: not what the policy keeps is kept';
    if (booking.endedBy !== 'patient' && kept > 0) return 'INV-5: the patient pays for what the clinic cancelled';
    if (kept > Math.ceil((due * (100 - PATIENT_PERCENT)) / 100)) return 'INV-5: more than the fee is kept';
  }
  const gateway =
    total(
      own.flatMap(({ id }) => model.gateway.refunds.filter((one) => one.payment === id).map(({ amount }) => -amount)),
    ) + received;
  const disputed = total(
    model.disputes
      .filter(({ payment, ours }) => ours !== 'won' && ours !== 'unknown' && own.some(({ id }) => id === payment))
      .map(({ amount }) => amount),
  );
  if (model.ledger.balanceOf(booking.id, 'gateway') !== gateway - disputed)
    return 'INV-3: the ledger and the gateway differ';
  if (model.ledger.balanceOf(booking.id, 'held') > 0) return 'INV-12: less than nothing is held';
  return null;
}

/** Minor units of balances that were paid, and those that are paid or still asked for. */
const paidBalances = ({ requests }: Model, booking: number): number =>
  requests.filter((one) => one.booking === booking && one.status === 'paid').length * BALANCE;
const askedOf = ({ requests }: Model, booking: number): number =>
  requests.filter((one) => one.booking === booking && ASKED.includes(one.status)).length * BALANCE;

/** Of a treatment that is over, only the last part waits, and what is being given back. */
function heldTooMuch({ ledger, refunds, payments }: Model, { id }: ModelBooking): boolean {
  if (refunds.some(({ payment }) => payments.some((one) => one.id === payment && one.booking === id))) return false;
  const of = (account: 'held' | 'provider_payable' | 'platform_fee') => -ledger.balanceOf(id, account);
  const whole = of('held') + of('provider_payable') + of('platform_fee');
  return of('held') > Math.floor((whole * TRANCHES.discharge) / 100) && whole > 0 && of('provider_payable') >= 0;
}

/** Whether it was paid: on, or done. */
const isSettled = ({ status }: ModelBooking): boolean => status === 'confirmed' || status === 'completed';

function replays({ history, status }: ModelBooking): boolean {
  let state: string | null = null;
  for (const [from, action, to] of history) {
    if (from !== state) return false;
    if (action !== null) {
      const move = bookingMachine.transitions[action];
      if (!(move.from as readonly string[]).includes(from ?? '') || move.to !== to) return false;
    }
    state = to;
  }
  return state === status;
}
