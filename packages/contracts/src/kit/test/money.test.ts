import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  convertMoney,
  lesserMoney,
  Money,
  moneyOfUnits,
  negateMoney,
  percentOfMoney,
  type Rate,
  roundMoney,
  roundTypical,
  subtractMoney,
  sumMoney,
  unitsOfMoney,
} from '../money.ts';

const rate = (currency: string, perUsd: number, minorDigits = 2): [string, Rate] => [
  currency,
  { currency, perUsd: String(perUsd), minorDigits, date: '2026-11-20' },
];
const rates = new Map([
  rate('USD', 1),
  rate('MXN', 18.4),
  rate('COP', 3950.25),
  rate('CLP', 948.5, 0),
  rate('EUR', 0.86),
]);
const currency = fc.constantFrom(...rates.keys());
/** Up to about ten million dollars, positive or negative. */
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

  it('leaves the same currency unchanged, whatever the rates', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(convertMoney({ amount: cents, currency: 'XXX' }, 'XXX', new Map())).toEqual({
          amount: cents,
          currency: 'XXX',
        });
      }),
    );
  });

  it('is an integer within half a minor unit of the exact amount', () => {
    fc.assert(
      fc.property(amount, currency, currency, (cents, from, to) => {
        const [source, target] = [rates.get(from), rates.get(to)];
        if (!source || !target) throw new Error('unknown currency');
        const exact =
          (cents * Number(target.perUsd) * 10 ** target.minorDigits) /
          (Number(source.perUsd) * 10 ** source.minorDigits);
        const { amount: got } = convertMoney({ amount: cents, currency: from }, to, rates);
        expect(Number.isSafeInteger(got)).toBe(true);
        expect(Math.abs(got - exact)).toBeLessThanOrEqual(0.5 + Math.abs(exact) * 1e-12);
      }),
    );
  });

  it('preserves the order of amounts', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, (one, other, from, to) => {
        const converted = [one, other].map(
          (cents) => convertMoney({ amount: cents, currency: from }, to, rates).amount,
        );
        expect(Math.sign((converted[0] ?? 0) - (converted[1] ?? 0)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('round-trips within one minor unit of the coarser currency', () => {
    fc.assert(
      fc.property(amount, currency, currency, (cents, from, to) => {
        const [source, target] = [rates.get(from), rates.get(to)];
        if (!source || !target) throw new Error('unknown currency');
        const there = convertMoney({ amount: cents, currency: from }, to, rates);
        const back = convertMoney(there, from, rates);
        // Half a minor unit of the target in the source currency, plus half a unit of the source.
        const worth =
          (Number(source.perUsd) * 10 ** source.minorDigits) / (Number(target.perUsd) * 10 ** target.minorDigits);
        expect(Math.abs(back.amount - cents)).toBeLessThanOrEqual(Math.max(1, Math.ceil(worth)));
      }),
    );
  });

  it('is symmetric when halves round away from zero', () => {
    fc.assert(
      fc.property(amount, currency, currency, (cents, from, to) => {
        const money = { amount: cents, currency: from };
        expect(convertMoney(negateMoney(money), to, rates, 'halfExpand')).toEqual(
          negateMoney(convertMoney(money, to, rates, 'halfExpand')),
        );
      }),
    );
  });

  it('is exact where floats lose a cent', () => {
    const exact = new Map([rate('USD', 1), rate('AAA', 1.005)]);
    expect(1.005 * 100).toBeLessThan(100.5);
    expect(convertMoney({ amount: 100, currency: 'USD' }, 'AAA', exact).amount).toBe(101);
    expect(moneyOfUnits('1.005', 'USD').amount).toBe(101);
  });

  it('refuses amounts beyond exact numbers', () => {
    const money = { amount: Number.MAX_SAFE_INTEGER, currency: 'USD' };
    expect(() => convertMoney(money, 'COP', rates)).toThrow('too large an amount');
    expect(() => addMoney(money, { amount: 1, currency: 'USD' })).toThrow('too large an amount');
  });

  it.each([
    ['XXX', 'USD'],
    ['USD', 'XXX'],
  ])('refuses %s to %s without a rate', (from, to) => {
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

  it('refuses mixed currencies and an empty list', () => {
    expect(() =>
      sumMoney([
        { amount: 1, currency: 'USD' },
        { amount: 1, currency: 'MXN' },
      ]),
    ).toThrow('cannot add MXN to USD');
    expect(() => sumMoney([])).toThrow('nothing to add');
  });
});

const usd = (cents: number): Money => ({ amount: cents, currency: 'USD' });

describe('whole units', () => {
  it.each([
    ['1420.5', 'USD', 142_050],
    [1420.5, 'USD', 142_050],
    ['1500', 'CLP', 1500],
    ['0.1235', 'KWD', 124],
    ['-3.005', 'USD', -300],
  ])('converts %s of %s', (units, of, cents) => {
    expect(moneyOfUnits(units, of)).toEqual({ amount: cents, currency: of });
  });

  it.each([
    [142_050, 'USD', '1420.50'],
    [-5, 'USD', '-0.05'],
    [0, 'USD', '0.00'],
    [1500, 'CLP', '1500'],
    [124, 'KWD', '0.124'],
  ])('formats %s minor units of %s as %s', (cents, of, units) => {
    expect(unitsOfMoney({ amount: cents, currency: of })).toBe(units);
  });

  it('round-trip', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('USD', 'CLP', 'KWD'), (cents, of) => {
        const money = { amount: cents, currency: of };
        expect(moneyOfUnits(unitsOfMoney(money), of)).toEqual(money);
      }),
    );
  });
});

describe('amounts of one currency', () => {
  it('are added, subtracted, compared and negated', () => {
    expect(addMoney(usd(5), usd(-7))).toEqual(usd(-2));
    expect(subtractMoney(usd(5), usd(7))).toEqual(usd(-2));
    expect(negateMoney(usd(5))).toEqual(usd(-5));
    expect(Object.is(negateMoney(usd(0)).amount, 0)).toBe(true);
    expect(Math.sign(compareMoney(usd(5), usd(7)))).toBe(-1);
    expect([lesserMoney(usd(5), usd(7)), lesserMoney(usd(7), usd(5))]).toEqual([usd(5), usd(5)]);
    expect(roundMoney(usd(12_350), 100, 'halfCeil')).toEqual(usd(12_400));
  });

  it.each([addMoney, subtractMoney, compareMoney, lesserMoney])('are not mixed by %o', (combine) => {
    expect(() => combine(usd(1), { amount: 1, currency: 'MXN' })).toThrow('cannot add MXN to USD');
  });
});

describe('percentOfMoney', () => {
  const points = fc.integer({ min: 0, max: 10_000 });
  const rounding = fc.constantFrom('halfExpand', 'halfEven', 'trunc', 'expand');

  it.each([
    [usd(1001), 2500, 'halfExpand', 250],
    [usd(1002), 2500, 'halfExpand', 251],
    [usd(1002), 2500, 'halfEven', 250],
    [usd(-1002), 2500, 'halfExpand', -251],
    [usd(-1002), 2500, 'halfCeil', -250],
    [usd(999), 550, 'trunc', 54],
    [usd(999), 550, 'expand', 55],
  ] as const)('takes of %o %i basis points by %s: %i', (money, basisPoints, mode, cents) => {
    expect(percentOfMoney(money, basisPoints, mode)).toEqual(usd(cents));
  });

  it('is between zero and the whole', () => {
    fc.assert(
      fc.property(amount, points, rounding, (cents, basisPoints, mode) => {
        const share = percentOfMoney(usd(cents), basisPoints, mode).amount;
        expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(cents));
        expect(share * cents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(amount, points, rounding, (cents, basisPoints, mode) => {
        expect(percentOfMoney(negateMoney(usd(cents)), basisPoints, mode)).toEqual(
          negateMoney(percentOfMoney(usd(cents), basisPoints, mode)),
        );
      }),
    );
  });

  it('accepts only whole basis points', () => {
    expect(() => percentOfMoney(usd(1), 0.5, 'trunc')).toThrow(RangeError);
  });
});

describe('allocateMoney', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
    .filter((some) => some.some((weight) => weight > 0));

  it.each([
    ['in equal parts, the first of them longest', 100, [1, 1, 1], [34, 33, 33]],
    ['by the largest remainder', 100, [50, 33, 17], [50, 33, 17]],
    ['to the part that was cut most', 10, [1, 5, 6], [1, 4, 5]],
    ['nothing to a weight of nothing', 101, [0, 1, 1], [0, 51, 50]],
    ['what is owed like what is due', -100, [1, 1, 1], [-34, -33, -33]],
  ])('gives %s', (_what, cents, by, parts) => {
    expect(allocateMoney(usd(cents), by).map(({ amount: part }) => part)).toEqual(parts);
  });

  it('preserves the sum, stays within one minor unit of the share, and is symmetric', () => {
    fc.assert(
      fc.property(amount, weights, (cents, by) => {
        const parts = allocateMoney(usd(cents), by);
        expect(sumMoney(parts)).toEqual(usd(cents));
        const all = by.reduce((sum, weight) => sum + weight, 0);
        parts.forEach((part, place) => {
          expect(Math.abs(part.amount - (cents * (by[place] ?? 0)) / all)).toBeLessThan(1 + 1e-6);
        });
        expect(allocateMoney(usd(-cents), by)).toEqual(parts.map(negateMoney));
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[-1, 2]], [[0.5]]])('refuses the weights %j', (by) => {
    expect(() => allocateMoney(usd(100), by)).toThrow(RangeError);
  });
});

describe('roundTypical', () => {
  it.each([
    [601_234, 601_000],
    [1_515_000, 1_520_000],
    [1_212_826_049, 1_210_000_000],
    [99, 99],
  ])('rounds %d to three digits', (exact, rounded) => {
    expect(roundTypical(usd(exact))).toEqual(usd(rounded));
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
  ])('rejects %j', (value) => {
    expect(Money.safeParse(value).success).toBe(false);
  });
});
