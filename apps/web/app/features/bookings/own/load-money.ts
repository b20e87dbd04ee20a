import { type Booking, getBooking } from '@travesia/contracts/bookings';
import { type BookingPayments, confirmBooking, listBookingPayments, type Payment } from '@travesia/contracts/payments';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** How often a booking is looked at while its payment or the clinic's answer is awaited. */
const SOON_MS = 4000;
const LATER_MS = 20_000;

export interface BookingAndMoney {
  booking: Booking;
  money: BookingPayments;
}

/** The attempt to pay that counts: the newest; null before the first. */
export const lastPayment = ({ payments }: BookingPayments): Payment | null => payments[0] ?? null;

/** What the newest attempt to pay says about what is due. */
export function attemptState(money: BookingPayments): 'none' | 'declined' | 'processing' {
  const last = lastPayment(money);
  // An attempt for something else, which is settled, says nothing about it.
  if (last && money.request?.status === 'open' && last.purpose !== 'balance') return 'none';
  if (last?.status === 'succeeded') return 'none';
  if (last?.status === 'processing') return 'processing';
  return last && (last.failure !== null || last.status === 'failed') ? 'declined' : 'none';
}

/** Whether what confirms a booking was paid and has not arrived yet: paying again is the exception. */
export const isBeingPaid = ({ booking: { status }, money }: BookingAndMoney): boolean =>
  status === 'awaiting_payment' && attemptState(money) === 'processing';

/** A refund that was decided and not paid out yet: its receipt comes with it. */
const isOnItsWay = ({ status }: BookingPayments['refunds'][number]): boolean =>
  status === 'requested' || status === 'submitted';

/** Refused or unanswered checks of a payment leave the booking as it is; the gateway's own message still comes. */
const IS_HARMLESS: readonly string[] = ['payments.other_payment', 'payments.gateway_busy', 'payments.not_available'];

async function lookUp(id: string, payment: string, signal: AbortSignal): Promise<void> {
  try {
    const body = { payment_intent_id: payment };
    await sessionCall(confirmBooking, { params: { id }, body }, { background: true, signal });
  } catch (error) {
    if (!IS_HARMLESS.includes(problemOf(error)?.code ?? '')) throw error;
  }
}

/**
 * A booking with its payments, polled while something is awaited. With the gateway's id of a payment, the server asks the
 * gateway about it each time until the booking is confirmed.
 */
export function useBookingAndMoney(id: string, payment: string | null = null) {
  return useLoad<BookingAndMoney>(
    ['booking and payments', id, payment],
    async (signal) => {
      const options = { background: true, signal } as const;
      if (payment !== null) await lookUp(id, payment, signal);
      const params = { id };
      const [booking, money] = await Promise.all([
        sessionCall(getBooking, { params }, options),
        sessionCall(listBookingPayments, { params }, options),
      ]);
      return { booking, money };
    },
    {
      every: (known) => {
        if (!known) return null;
        const { status } = known.booking;
        if (known.money.request?.status === 'open')
          return payment !== null || attemptState(known.money) === 'processing' ? SOON_MS : LATER_MS;
        if (status === 'awaiting_payment')
          return payment !== null || attemptState(known.money) === 'processing' ? SOON_MS : LATER_MS;
        const isAwaited = status === 'pending' || known.money.refunds.some(isOnItsWay);
        return isAwaited ? LATER_MS : null;
      },
    },
  );
}
