import { describe, expect, it } from 'vitest';
import { forgivenBefore, type Movements, paidAfter, refundedUpTo, standingOf, stillDue } from '../standing.rules.ts';
import { bookingOf, dispute, payment, refund, termsOf } from '../testing/rows.ts';

const first = payment(30, 10, 30_000);
const second = payment(31, 15, 20_000);
const part = refund(40, 30, 12, 5_000);
const more = refund(41, 30, 18, 7_000);
const all: Movements = {
  payments: [payment(32, null, 30_000), second, first],
  refunds: [more, part, refund(42, 31, null, 1_000), refund(43, 31, null, 900, { status: 'rejected' })],
  disputes: [dispute(50, 31, 20, 4_000, 'lost'), dispute(51, 30, 20, 2_000, 'won')],
};

describe('what was paid when a receipt was written', () => {
  it.each([
    ['the first payment', first.id, 30_000],
    ['its first refund', part.id, 25_000],
    ['the second payment', second.id, 45_000],
    ['the second refund', more.id, 38_000],
  ])('counts up to %s and nothing later', (_of, id, paid) => {
    expect(paidAfter(all, id)).toBe(paid);
  });

  it('counts money that came and went at one instant as paid first', () => {
    const back = refund(40, 30, 10, 30_000, { reason: 'late_payment' });
    const movements = { payments: [first], refunds: [back], disputes: [] };
    expect(paidAfter(movements, first.id)).toBe(30_000);
    expect(paidAfter(movements, back.id)).toBe(0);
  });

  it('adds up the refunds of one payment', () => {
    expect(refundedUpTo(all, part)).toBe(5_000);
    expect(refundedUpTo(all, more)).toBe(12_000);
  });
});

describe('what is still due on a receipt', () => {
  const booking = bookingOf(termsOf({ surgeon_fee: 100_000 }));
  const at = new Date('2026-11-10T10:00:00Z');
  it.each([
    ['the rest of the price', booking, 30_000, 70_000],
    ['nothing of what was paid in full', booking, 100_000, 0],
    ['nothing after more was paid', booking, 130_000, 0],
    ['nothing of what was canceled before', { ...booking, cancelledAt: new Date('2026-11-09T10:00:00Z') }, 30_000, 0],
    [
      'the rest, if it was canceled later',
      { ...booking, cancelledAt: new Date('2026-11-11T10:00:00Z') },
      30_000,
      70_000,
    ],
    ['nothing of what is free', bookingOf(null), 0, 0],
  ])('is %s', (_what, row, paid, due) => {
    expect(stillDue(row, paid, at)).toBe(due);
  });
});

describe('how the money of a booking stands', () => {
  const terms = termsOf({ surgeon_fee: 100_000 });
  it('counts what arrived, went back, is on its way and was lost', () => {
    expect(standingOf(bookingOf(terms), all)).toEqual({
      received: 50_000,
      refunded: 12_000,
      onItsWay: 1_000,
      lost: 4_000,
      forgiven: 0,
      paid: 33_000,
      charge: 100_000,
      due: 67_000,
    });
  });

  it('does not ask again for what the team gave back beyond the policy', () => {
    const given = refund(40, 30, 12, 5_000, { reason: 'by_admin' });
    const movements = { payments: [first, second], refunds: [given], disputes: [] };
    expect(standingOf(bookingOf(terms), movements)).toMatchObject({ paid: 45_000, forgiven: 5_000, due: 50_000 });
    expect([forgivenBefore(movements, first.id), forgivenBefore(movements, second.id)]).toEqual([0, 5_000]);
  });

  it('asks for nothing but what the policy keeps once it was canceled', () => {
    const booking = bookingOf(terms, { status: 'cancelled', cancelReason: 'patient', keptMinor: 15_000 });
    const kept = { payments: [first], refunds: [refund(40, 30, 12, 15_000)], disputes: [] };
    expect(standingOf(booking, kept)).toMatchObject({ charge: 15_000, paid: 15_000, due: 0 });
  });
});
