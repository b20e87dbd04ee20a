import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumPrice } from '../../../terms/price-lines.ts';
import { changedPrice, priceOf, PRICE_ROUNDINGS, scaleLines } from '../price-change.ts';
import { INCLUSION_KEYS } from '../../packages.schema.ts';

const MANY = 10_000;
const currency = fc.constantFrom('USD', 'BRL', 'CLP', 'COP');
const lines = currency.chain((code) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...INCLUSION_KEYS), fc.integer({ min: 1, max: 900_000_000 })), {
      selector: ([key]) => key,
      minLength: 1,
    })
    .map((all) => all.map(([key, amount]) => ({ key, amount: { amount, currency: code } }))),
);

describe('the price of a package', () => {
  it('is the sum of its lines, taxes and fees included', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { care, taxes_and_fees: taxes, total } = sumPrice(all);
        expect(care.amount + taxes.amount).toBe(total.amount);
        expect(priceOf(all)).toEqual(total);
      }),
      { numRuns: MANY },
    );
    expect(priceOf([])).toBeNull();
  });

  it('stays the sum of its lines when it changes', () => {
    const percent = fc
      .integer({ min: -900, max: 1000 })
      .map((tenths) => ({ kind: 'percent' as const, percent: tenths / 10 }));
    fc.assert(
      fc.property(lines, percent, fc.constantFrom(...PRICE_ROUNDINGS), (all, change, rounding) => {
        const before = sumPrice(all).total;
        const after = changedPrice(before, change, rounding);
        expect(priceOf(scaleLines(all, after))).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a changed price', () => {
  const price = { amount: 123_450, currency: 'USD' };
  it.each([
    [{ kind: 'percent', percent: 10 }, 'none', 135_795],
    [{ kind: 'percent', percent: 10 }, '10', 136_000],
    [{ kind: 'percent', percent: -2.5 }, '1', 120_400],
    [{ kind: 'amount', amount: 5000 }, 'none', 128_450],
    [{ kind: 'amount', amount: -123_450 }, 'none', 0],
  ] as const)('by %o, rounded to %s', (change, rounding, amount) => {
    expect(changedPrice(price, change, rounding)).toEqual({ amount, currency: 'USD' });
  });
});
