import type { Money } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import type { BookingMoney } from '../booking-money.ts';
import { type BookingRecord, findAnyBooking } from '../bookings.repo.ts';
import { clinicianName } from '../clinician-name.ts';
import { type Happened, type News, newsOf } from './news.rules.ts';

/** What is told of a booking, with the booking as it is now. Undefined if it is gone. */
export async function findNews(
  tx: Tx,
  money: Pick<BookingMoney, 'paid' | 'returned'>,
  bookingId: string,
  happened: Happened,
): Promise<(News & { record: BookingRecord }) | undefined> {
  const record = await findAnyBooking(tx, bookingId);
  if (!record) return undefined;
  const { booking, provider } = record;
  const { currency } = booking;
  // Nothing is ever paid for what has no price.
  const of = async (read: () => Promise<ReadonlyMap<string, number>>): Promise<Money | null> =>
    currency === null ? null : { amount: (await read()).get(bookingId) ?? 0, currency };
  const paid = await of(() => money.paid(tx, [bookingId]));
  const refund = await of(() => money.returned(tx, [bookingId]));
  return {
    record,
    ...newsOf(happened, { booking, clinic: provider.name, clinician: clinicianName(record), paid, refund }),
  };
}
