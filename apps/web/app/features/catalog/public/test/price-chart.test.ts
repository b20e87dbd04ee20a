import { describe, expect, it } from 'vitest';
import { priceChart, pricedOn, priceSources } from '../prices/price-chart.ts';
import { makePrice } from '../testing/make-treatment.ts';

const home = makePrice('US', 'United States', 3100, 5800);
const destinations = [
  makePrice('CR', 'Costa Rica', 750, 1800, { basis: 'P' }),
  makePrice('PE', 'Peru', 900, 2250, { basis: 'E', source: 'Estimated' }),
  makePrice('CO', 'Colombia', 950, 2400, { basis: 'M', source: 'Estimated', priced_on: '2026-10-02' }),
];
const prices = { home, destinations, rate_date: '2026-09-29' };

describe('price chart by country', () => {
  it('distinguishes home, published and modeled prices', () => {
    expect(priceChart(prices).rows.map(({ tone, low, high }) => [tone, low, high])).toEqual([
      ['home', 3100, 5800],
      ['published', 750, 1800],
      ['modelled', 900, 2250],
      ['modelled', 950, 2400],
    ]);
  });

  it.each([
    [5800, [0, 1000, 2000, 3000, 4000, 5000, 6000]],
    [15_000, [0, 2500, 5000, 7500, 10_000, 12_500, 15_000]],
    [144_000, [0, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000]],
  ])('ends its scale for %d at a round number', (high, ticks) => {
    expect(
      priceChart({ ...prices, home: makePrice('US', 'United States', 100, high), destinations: [] }).ticks,
    ).toEqual(ticks);
  });

  it('uses whole units for a currency without minor units', () => {
    const amount = (value: number) => ({ amount: value, currency: 'CLP', approximate: true });
    const clp = { ...home, price: { low: amount(900_000), high: amount(1_800_000) } };
    expect(priceChart({ ...prices, home: clp, destinations: [] }).rows[0]).toMatchObject({
      low: 900_000,
      high: 1_800_000,
    });
  });

  it('lists each source once per date, with its countries', () => {
    expect(priceSources(prices)).toEqual([
      { source: 'A list of prices', pricedOn: '2026-09-29', countries: ['United States', 'Costa Rica'] },
      { source: 'Estimated', pricedOn: '2026-09-29', countries: ['Peru'] },
      { source: 'Estimated', pricedOn: '2026-10-02', countries: ['Colombia'] },
    ]);
    expect(pricedOn(prices)).toBe('2026-10-02');
    expect(pricedOn({ home: null, destinations: [], rate_date: '2026-09-29' })).toBeUndefined();
  });
});
