import type { Booking } from '@travesia/contracts/bookings';
import type { BookingPayments, Payment } from '@travesia/contracts/payments';
import { expect, it } from 'vitest';
import { isBeingPaid } from '../own/load-money.ts';

const shown = (booking: Booking['status'], payment?: Partial<Payment>) => ({
  booking: { status: booking } as Booking,
  money: { payments: payment ? [payment] : [], refunds: [], request: null } as unknown as BookingPayments,
});

it('asks for no second payment while the first is on its way', () => {
  expect(isBeingPaid(shown('awaiting_payment', { status: 'processing', failure: null }))).toBe(true);
});

it.each([
  ['nothing was paid', shown('awaiting_payment')],
  ['it was declined', shown('awaiting_payment', { status: 'failed', failure: 'card_declined' })],
  ['it arrived', shown('confirmed', { status: 'succeeded', failure: null })],
  ['only the balance is paid', shown('confirmed', { status: 'processing', failure: null, purpose: 'balance' })],
])('does not say so when %s', (_when, one) => {
  expect(isBeingPaid(one)).toBe(false);
});
