import type { PatientBalance } from '@travesia/contracts/bookings';
import type { BookingRow } from '../booking.lifecycle.ts';

type Priced = Pick<BookingRow, 'status' | 'endsAt' | 'currency' | 'priceMinor'> & {
  /** What was received and not given back, minor units. */
  paidMinor: number;
};

/** Accepted and ahead: what is paid at the clinic is known to nobody here, and so nothing remains once it is over. */
const isOwed = ({ status, endsAt }: Pick<Priced, 'status' | 'endsAt'>, now: Date): boolean =>
  (status === 'awaiting_payment' || status === 'confirmed') && now < endsAt;

/** What remains of a booking's price, in minor units; null if nothing is owed for it. */
export const remainingOf = (booking: Priced, now: Date): number | null =>
  booking.priceMinor !== null && isOwed(booking, now) ? Math.max(0, booking.priceMinor - booking.paidMinor) : null;

/** What was paid and what remains, once for each currency in which there is something of either, by its code. */
export function balancesOf(bookings: readonly Priced[], now: Date): PatientBalance[] {
  const sums = new Map<string, { paid: number; remaining: number }>();
  for (const booking of bookings) {
    const { currency, paidMinor } = booking;
    if (currency === null) continue;
    const { paid, remaining } = sums.get(currency) ?? { paid: 0, remaining: 0 };
    sums.set(currency, { paid: paid + paidMinor, remaining: remaining + (remainingOf(booking, now) ?? 0) });
  }
  return [...sums]
    .filter(([, { paid, remaining }]) => paid > 0 || remaining > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, { paid, remaining }]) => ({
      paid: { amount: paid, currency },
      remaining: { amount: remaining, currency },
    }));
}
