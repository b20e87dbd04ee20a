import type { BookingSummary } from '@travesia/contracts/bookings';

/** What comes next for a booking, in the words of its list. */
export function nextOf({ status, actions }: Pick<BookingSummary, 'status' | 'actions'>) {
  if (actions.includes('pay')) return 'pay';
  const next = {
    pending: 'wait',
    awaiting_payment: 'late',
    confirmed: 'come',
    completed: 'over',
    cancelled: 'again',
  } as const;
  return next[status];
}
