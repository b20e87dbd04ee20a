import type { BookingSummary } from '@travesia/contracts/bookings';

/** What comes next for a booking, in the words of its list. */
export function nextOf(
  { status, actions, payment_due_at: due }: Pick<BookingSummary, 'status' | 'actions' | 'payment_due_at'>,
  now: number,
) {
  if (actions.includes('pay')) return 'pay';
  // Its time is held, and there is nothing to pay: the payment was begun.
  if (status === 'awaiting_payment' && due !== null && Date.parse(due) > now) return 'paying';
  const next = {
    pending: 'wait',
    awaiting_payment: 'late',
    confirmed: 'come',
    completed: 'over',
    cancelled: 'again',
  } as const;
  return next[status];
}
