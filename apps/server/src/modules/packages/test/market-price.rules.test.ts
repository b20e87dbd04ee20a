import { describe, expect, it } from 'vitest';
import { FEWEST_SAMPLES, marketPrice, type MarketSample, median, type MissingAt } from '../market-price.rules.ts';

const missing: MissingAt = {
  packageId: 'mine',
  key: 'lodging',
  treatment: 'dental-implant-single',
  city: 'medellin',
  country: 'CO',
  quantity: null,
};
let made = 0;
const sample = (changes: Partial<MarketSample> = {}): MarketSample => ({
  ...missing,
  packageId: `other-${made++}`,
  usdMinor: 10_000,
  ...changes,
});
const several = (count: number, changes: Partial<MarketSample> = {}) =>
  Array.from({ length: count }, () => sample(changes));

describe('median', () => {
  it('returns the middle value, or the mean of the middle two', () => {
    expect(median([900, 100, 200])).toBe(200);
    expect(median([400, 100, 200, 900])).toBe(300);
  });
});

describe('marketPrice', () => {
  it('uses the same city first, then the country, then everywhere', () => {
    const city = several(FEWEST_SAMPLES, { usdMinor: 100 });
    const country = several(FEWEST_SAMPLES, { city: 'bogota', usdMinor: 500 });
    const abroad = several(FEWEST_SAMPLES, { city: 'lima', country: 'PE', usdMinor: 900 });
    expect(marketPrice([...city, ...country, ...abroad], missing)).toEqual({
      usdMinor: 100,
      scope: 'city',
      packages: 3,
    });
    expect(marketPrice([...country, ...abroad], missing)).toEqual({ usdMinor: 500, scope: 'country', packages: 3 });
    expect(marketPrice(abroad, missing)).toEqual({ usdMinor: 900, scope: 'everywhere', packages: 3 });
  });

  it('widens the area while there are too few prices, and returns none when there are too few anywhere', () => {
    const two = several(FEWEST_SAMPLES - 1, { usdMinor: 100 });
    const one = sample({ city: 'bogota', usdMinor: 700 });
    expect(marketPrice([...two, one], missing)).toEqual({ usdMinor: 100, scope: 'country', packages: 3 });
    expect(marketPrice(two, missing)).toBeNull();
  });

  it('ignores the package itself, other items and other treatments', () => {
    const others = [
      ...several(9, { packageId: 'mine', usdMinor: 1 }),
      ...several(9, { key: 'nurse', usdMinor: 2 }),
      ...several(9, { treatment: 'hip-replacement', usdMinor: 3 }),
    ];
    expect(marketPrice(others, missing)).toBeNull();
  });

  it('compares nights per night: the median of one night times the missing nights', () => {
    const others = [
      sample({ usdMinor: 10_000, quantity: 2 }),
      sample({ usdMinor: 18_000, quantity: 3 }),
      sample({ usdMinor: 28_000, quantity: 4 }),
    ];
    expect(marketPrice(others, { ...missing, quantity: 5 })?.usdMinor).toBe(30_000);
  });
});
