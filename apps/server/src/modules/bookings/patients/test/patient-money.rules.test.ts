import { describe, expect, it } from 'vitest';
import { balancesOf, remainingOf } from '../patient-money.rules.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const LATER = new Date('2026-12-01T12:00:00Z');
const BEFORE = new Date('2026-11-20T12:00:00Z');

const priced = (change: Partial<Parameters<typeof remainingOf>[0]> = {}) => ({
  status: 'confirmed' as const,
  endsAt: LATER,
  currency: 'USD',
  priceMinor: 1000,
  paidMinor: 300,
  ...change,
});

describe('what remains of a booking', () => {
  it.each([
    ['is its price less what was received', priced(), 700],
    ['is all of it while its deposit is due', priced({ status: 'awaiting_payment', paidMinor: 0 }), 1000],
    ['is never negative', priced({ paidMinor: 1200 }), 0],
    ['is nothing before the clinic accepted', priced({ status: 'pending', paidMinor: 0 }), null],
    ['is nothing once it is over, since payments at the clinic are not known', priced({ endsAt: BEFORE }), null],
    ['is nothing when it ends now', priced({ endsAt: NOW }), null],
    ['is nothing when it is completed', priced({ status: 'completed', endsAt: BEFORE }), null],
    ['is nothing when it is cancelled', priced({ status: 'cancelled' }), null],
    ['is nothing when it is free', priced({ currency: null, priceMinor: null, paidMinor: 0 }), null],
  ])('%s', (_, booking, remaining) => {
    expect(remainingOf(booking, NOW)).toBe(remaining);
  });
});

describe('the balances of a patient', () => {
  const of = (currency: string, paid: number, remaining: number) => ({
    paid: { amount: paid, currency },
    remaining: { amount: remaining, currency },
  });

  it('are one for each currency, by its code, and never added up across them', () => {
    const bookings = [
      priced(),
      priced({ status: 'completed', endsAt: BEFORE, paidMinor: 250 }),
      priced({ currency: 'BRL', priceMinor: 9000, paidMinor: 2700 }),
    ];
    expect(balancesOf(bookings, NOW)).toEqual([of('BRL', 2700, 6300), of('USD', 550, 700)]);
  });

  it('leave out a currency in which nothing was paid and nothing remains', () => {
    expect(balancesOf([priced({ status: 'cancelled', paidMinor: 0 })], NOW)).toEqual([]);
    expect(balancesOf([priced({ currency: null, priceMinor: null, paidMinor: 0 })], NOW)).toEqual([]);
  });

  it('keep what a policy kept of a cancelled booking', () => {
    expect(balancesOf([priced({ status: 'cancelled', paidMinor: 150 })], NOW)).toEqual([of('USD', 150, 0)]);
  });
});
