import type { Money } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { byIdInBulk } from '../../../platform/db/in-bulk.ts';
import type { BookingMoney } from '../booking-money.ts';
import { type BookingRecord, findAnyBooking } from '../bookings.repo.ts';
import { clinicianName } from '../clinician-name.ts';
import { type Happened, type News, newsOf } from './news.rules.ts';

/** What is told of a booking, with the booking as it is now. Undefined if it is gone. */
export type FindNews = (
  tx: Tx,
  bookingId: string,
  happened: Happened,
) => Promise<(News & { record: BookingRecord }) | undefined>;

export function createFindNews(money: Pick<BookingMoney, 'paid' | 'returned'>): FindNews {
  const paidFor = byIdInBulk((db, ids) => money.paid(db, ids));
  const returnedFor = byIdInBulk((db, ids) => money.returned(db, ids));
  return async (tx, bookingId, happened) => {
    const record = await findAnyBooking(tx, bookingId);
    if (!record) return undefined;
    const { booking, provider } = record;
    const { currency } = booking;
    // Nothing is ever paid for what has no price.
    const of = async (read: typeof paidFor): Promise<Money | null> =>
      currency === null ? null : { amount: (await read(tx, bookingId)) ?? 0, currency };
    const paid = await of(paidFor);
    const refund = await of(returnedFor);
    return {
      record,
      ...newsOf(happened, { booking, clinic: provider.name, clinician: clinicianName(record), paid, refund }),
    };
  };
}
