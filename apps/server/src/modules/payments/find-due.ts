import type { Money } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { BookingRow } from '../bookings/index.ts';
import type { PaymentRow } from './payment.lifecycles.ts';
import { attemptEnds, REQUESTABLE } from './requests/balance.rules.ts';
import { findOpenRequest } from './requests/balance-requests.repo.ts';

/** What must be paid now. */
export interface Due {
  purpose: PaymentRow['purpose'];
  requestId: string | null;
  amount: Money;
  /** Until when. */
  dueAt: Date;
  /** Until when one attempt can be paid. */
  attemptEnds: Date;
}

/** The deposit of a booking that waits for it, or the balance that the clinic asks for; null if nothing is due. */
export async function findDue(db: Db | Tx, booking: BookingRow, now: Date): Promise<Due | null> {
  const { id, status, depositMinor, currency, expiresAt } = booking;
  if (status === 'awaiting_payment') {
    if (!depositMinor || !currency || !expiresAt || now >= expiresAt) return null;
    const amount = { amount: depositMinor, currency };
    return { purpose: 'deposit', requestId: null, amount, dueAt: expiresAt, attemptEnds: expiresAt };
  }
  if (!REQUESTABLE.includes(status)) return null;
  const open = await findOpenRequest(db, id);
  if (!open || now >= open.dueAt) return null;
  return {
    purpose: 'balance',
    requestId: open.id,
    amount: { amount: open.amountMinor, currency: open.currency },
    dueAt: open.dueAt,
    attemptEnds: attemptEnds(open.dueAt, now),
  };
}
