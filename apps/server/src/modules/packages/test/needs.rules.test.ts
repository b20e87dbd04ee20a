import { describe, expect, it } from 'vitest';
import { byComparableTotal, isForEverybody, missingTotal, priceMissing } from '../comparable-total.rules.ts';

describe('priceMissing', () => {
  it("uses the provider's own price, and the typical price only when it has none", () => {
    expect(priceMissing(12_000, 15_000)).toEqual({ amount: 12_000, basis: 'provider' });
    expect(priceMissing(0, 15_000)).toEqual({ amount: 0, basis: 'provider' });
    expect(priceMissing(null, 15_000)).toEqual({ amount: 15_000, basis: 'market' });
    expect(priceMissing(null, null)).toEqual({ amount: null, basis: 'unknown' });
  });
});

describe('the total with extras of three implants', () => {
  // The cheapest price omits nights, transfers and the scan; the most expensive includes everything.
  const quotes = [
    { id: 'dearest', price: 165_000, missing: [] },
    {
      id: 'cheapest-sticker',
      price: 118_000,
      missing: [
        { key: 'lodging', own: 42_000, market: 38_000 },
        { key: 'transfers', own: null, market: 6_000 },
        { key: 'preop_tests', own: null, market: 9_500 },
        { key: 'companion', own: 20_000, market: 18_000 },
      ],
    },
    { id: 'cheapest-total', price: 139_000, missing: [{ key: 'preop_tests', own: null, market: 9_500 }] },
  ];
  const totals = quotes.map(({ id, price, missing }) => {
    const lines = missing.map(({ key, own, market }) => ({
      ...priceMissing(own, market),
      counted: isForEverybody(key),
    }));
    return { id, price, total: price + missingTotal(lines) };
  });

  it('adds what everyone pays and skips optional items', () => {
    expect(totals.map(({ id, total }) => [id, total])).toEqual([
      ['dearest', 165_000],
      ['cheapest-sticker', 175_500],
      ['cheapest-total', 148_500],
    ]);
  });

  it('puts the lowest total first, even when another price is lower', () => {
    const order = byComparableTotal(totals);
    expect(order.map(({ id }) => id)).toEqual(['cheapest-total', 'dearest', 'cheapest-sticker']);
    expect(totals.toSorted((a, b) => a.price - b.price)[0]?.id).toBe('cheapest-sticker');
  });

  it('keeps a stable order for equal totals', () => {
    const same = [
      { id: 'c', price: 2, total: 5 },
      { id: 'b', price: 1, total: 5 },
      { id: 'a', price: 2, total: 5 },
    ];
    expect(byComparableTotal(same).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});
