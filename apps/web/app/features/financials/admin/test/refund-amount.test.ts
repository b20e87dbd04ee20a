import { describe, expect, it } from 'vitest';
import { refundAmountOf } from '../refund-amount.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const limits = { refundable: usd(80_000), alone_at_most: usd(50_000) };

describe('the amount of a refund', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['abc', 'unreadable'],
    ['0', 'unreadable'],
    ['-5', 'unreadable'],
    ['10.0055', 'unreadable'],
    ['800.01', 'too_much'],
    ['1,000', 'too_much'],
  ])('refuses %j as %s', (text, fault) => {
    expect(refundAmountOf(text, limits)).toEqual({ fault });
  });

  it.each([
    ['0.01', 1, false],
    ['120,50', 12_050, false],
    ['500', 50_000, false],
    ['500.01', 50_001, true],
    ['800', 80_000, true],
  ])('reads %s, and knows whether a second person must approve it', (text, amount, needsSecond) => {
    expect(refundAmountOf(text, limits)).toEqual({ amount: usd(amount), rest: usd(80_000 - amount), needsSecond });
  });

  it('counts in the currency of the payment', () => {
    const pesos = {
      refundable: { amount: 90_000, currency: 'CLP' },
      alone_at_most: { amount: 45_000, currency: 'CLP' },
    };
    expect(refundAmountOf('45.001', pesos)).toMatchObject({ amount: { amount: 45_001 }, needsSecond: true });
    expect(refundAmountOf('45000.5', pesos)).toEqual({ fault: 'unreadable' });
  });
});
