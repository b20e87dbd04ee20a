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
  const of = (amounts: ReadonlyMap<string, number>): Money | null =>
    booking.currency === null ? null : { amount: amounts.get(bookingId) ?? 0, currency: booking.currency };
  const paid = of(await money.paid(tx, [bookingId]));
  const refund = of(await money.returned(tx, [bookingId]));
  return {
    record,
    ...newsOf(happened, { booking, clinic: provider.name, clinician: clinicianName(record), paid, refund }),
  };
}
