import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMoney, Money, type Rate, sumMoney } from '../money.ts';

const rate = (currency: string, perUsd: number, minorDigits = 2): [string, Rate] => [
  currency,
  { currency, perUsd, minorDigits, date: '2026-11-20' },
];
const rates = new Map([
  rate('USD', 1),
  rate('MXN', 18.4),
  rate('COP', 3950.25),
  rate('CLP', 948.5, 0),
  rate('EUR', 0.86),
]);
const currency = fc.constantFrom(...rates.keys());
/** Up to ten million dollars or so, in either direction. */
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('convertMoney', () => {
  it.each([
    ['dollars to pesos', { amount: 450_000, currency: 'USD' }, 'MXN', 8_280_000],
    ['to a currency without cents', { amount: 10_000, currency: 'USD' }, 'CLP', 94_850],
    ['from a currency without cents', { amount: 94_850, currency: 'CLP' }, 'USD', 10_000],
    ['across, by way of the dollar', { amount: 18_400, currency: 'MXN' }, 'EUR', 860],
  ])('converts %s', (_what, money, to, expected) => {
    expect(convertMoney(money, to, rates)).toEqual({ amount: expected, currency: to });
  });

  it('rounds half up', () => {
    const half = new Map([rate('USD', 1), rate('AAA', 0.5)]);
    expect(
      [1, 2, 3, 5, -1].map((cents) => convertMoney({ amount: cents, currency: 'USD' }, 'AAA', half).amount + 0),
    ).toEqual([1, 1, 2, 3, 0]);
  });

  it('leaves the same currency alone, whatever the rates', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(convertMoney({ amount: cents, currency: 'XXX' }, 'XXX', new Map())).toEqual({
          amount: cents,
          currency: 'XXX',
        });
      }),
    );
  });

  it('is never more than half a minor unit from the exact amount, and an integer', () => {
    fc.assert(
      fc.property(amount, currency, currency, (cents, from, to) => {
        const [source, target] = [rates.get(from), rates.get(to)];
        if (!source || !target) throw new Error('unknown currency');
        const exact = (cents * target.perUsd * 10 ** target.minorDigits) / (source.perUsd * 10 ** source.minorDigits);
        const { amount: got } = convertMoney({ amount: cents, currency: from }, to, rates);
        expect(Number.isSafeInteger(got)).toBe(true);
        expect(Math.abs(got - exact)).toBeLessThanOrEqual(0.5 + Math.abs(exact) * 1e-12);
      }),
    );
  });

  it('keeps the order of amounts', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, (one, other, from, to) => {
        const converted = [one, other].map(
          (cents) => convertMoney({ amount: cents, currency: from }, to, rates).amount,
        );
        expect(Math.sign((converted[0] ?? 0) - (converted[1] ?? 0)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['XXX', 'USD'],
    ['USD', 'XXX'],
  ])('refuses %s to %s, of which it has no rate', (from, to) => {
    expect(() => convertMoney({ amount: 1, currency: from }, to, rates)).toThrow(
      `no exchange rate from ${from} to ${to}`,
    );
  });
});

describe('sumMoney', () => {
  it('adds integers, in any order', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), (amounts) => {
        const money = amounts.map((cents) => ({ amount: cents, currency: 'USD' }));
        const total = amounts.reduce((sum, cents) => sum + cents, 0);
        expect(sumMoney(money)).toEqual({ amount: total, currency: 'USD' });
        expect(sumMoney(money.toReversed())).toEqual({ amount: total, currency: 'USD' });
      }),
    );
  });

  it('refuses to mix currencies, and to add nothing', () => {
    expect(() =>
      sumMoney([
        { amount: 1, currency: 'USD' },
        { amount: 1, currency: 'MXN' },
      ]),
    ).toThrow('cannot add MXN to USD');
    expect(() => sumMoney([])).toThrow('nothing to add');
  });
});

describe('Money', () => {
  it.each([
    [{ amount: 4500.5, currency: 'USD' }],
    [{ amount: '450000', currency: 'USD' }],
    [{ amount: 2 ** 53, currency: 'USD' }],
    [{ amount: 1, currency: 'usd' }],
    [{ amount: 1, currency: 'US' }],
    [{ amount: 1 }],
  ])('does not take %j', (value) => {
    expect(Money.safeParse(value).success).toBe(false);
  });
});
