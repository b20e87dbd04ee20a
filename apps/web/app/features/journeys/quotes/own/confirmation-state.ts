import type { Booking } from '@travesia/contracts/bookings';
import type { BookingPayments } from '@travesia/contracts/payments';

/** How a booked treatment stands for its patient: asked for, paid, its payment on its way, not paid yet, or no more. */
export type ConfirmationState = 'asked' | 'confirmed' | 'waiting' | 'unpaid' | 'over';

/** `payments` are newest first. */
export function stateOf(
  { status }: Pick<Booking, 'status'>,
  { payments }: { payments: readonly Pick<BookingPayments['payments'][number], 'status'>[] },
): ConfirmationState {
  if (status === 'cancelled') return 'over';
  if (status === 'confirmed' || status === 'completed') return 'confirmed';
  if (status === 'pending') return 'asked';
  const last = payments[0]?.status;
  // A payment that arrived confirms the booking a moment later.
  return last === 'processing' || last === 'succeeded' ? 'waiting' : 'unpaid';
}
