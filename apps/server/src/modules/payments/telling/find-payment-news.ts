import type { Tx } from '../../../platform/db/database.ts';
import { findAnyBooking } from '../../bookings/index.ts';
import { type PaymentHappened, type PaymentNews, paymentNewsOf } from './news.rules.ts';

/** What is told of the money of a booking, with the booking as it is now. Undefined if it is gone. */
export async function findPaymentNews(
  tx: Tx,
  bookingId: string,
  happened: PaymentHappened,
): Promise<(PaymentNews & { record: NonNullable<Awaited<ReturnType<typeof findAnyBooking>>> }) | undefined> {
  const record = await findAnyBooking(tx, bookingId);
  return record && { record, ...paymentNewsOf(happened, { booking: record.booking, clinic: record.provider.name }) };
}
