import type { Db, Tx } from '../../../platform/db/database.ts';
import { findBookingStatus } from '../booking-status.repo.ts';
import type { PaymentRow } from '../payment.lifecycles.ts';
import { findRequest } from './balance-requests.repo.ts';
import { REQUESTABLE } from './balance.rules.ts';

/** Whether what an attempt is for can still be paid: the deposit of a booking that waits for it, or an open request. */
export async function isStillDue(
  db: Db | Tx,
  { bookingId, requestId }: Pick<PaymentRow, 'bookingId' | 'requestId'>,
): Promise<boolean> {
  const status = await findBookingStatus(db, bookingId);
  if (requestId === null) return status === 'awaiting_payment';
  return status !== undefined && REQUESTABLE.includes(status) && (await findRequest(db, requestId))?.status === 'open';
}
