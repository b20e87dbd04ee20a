import type { UnpaidBooking } from '@travesia/contracts/payments';
import { describe, expect, it } from 'vitest';
import { amountOf, NO_REQUEST, requestOf } from '../clinic/requests/request-draft.ts';

const USD = (amount: number) => ({ amount, currency: 'USD' });
const CHOSEN: UnpaidBooking = {
  booking: { id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', reference: 'TR-7K3M-9QXD', starts_at: '2026-12-01T12:00:00Z' },
  patient: 'Ana Ferreira',
  price: USD(100_000),
  paid: USD(30_000),
  unpaid: USD(70_000),
};

describe('an amount', () => {
  it.each([
    ['700', USD(70_000)],
    ['700.00', USD(70_000)],
    ['US$ 12,50', USD(1250)],
    ['700.01', null],
    ['0', null],
    ['', null],
    ['-5', null],
    ['all of it', null],
  ])('written as %j is %j', (amount, read) => {
    expect(amountOf({ amount }, CHOSEN.unpaid)).toEqual(read);
  });
});

describe('a request', () => {
  const draft = {
    ...NO_REQUEST,
    booking: CHOSEN.booking.id,
    amount: '100',
    due_on: '2026-12-10',
    message: ' For the implant ',
  };

  it('is sent with its message, without one if it is empty', () => {
    const asked = { booking_id: CHOSEN.booking.id, amount: USD(10_000), due_on: '2026-12-10' };
    expect(requestOf(draft, CHOSEN)).toEqual({ ...asked, message: 'For the implant' });
    expect(requestOf({ ...draft, message: '  ' }, CHOSEN)).toEqual(asked);
  });

  it('is not sent without a booking, a date, or with more than what is unpaid', () => {
    expect(requestOf(draft, undefined)).toBeNull();
    expect(requestOf({ ...draft, due_on: '' }, CHOSEN)).toBeNull();
    expect(requestOf({ ...draft, amount: '9999' }, CHOSEN)).toBeNull();
  });
});
