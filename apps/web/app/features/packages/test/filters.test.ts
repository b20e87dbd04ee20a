import { describe, expect, it } from 'vitest';
import { barsBelow, packageFilters, slugAsWords } from '../filters.ts';

describe('the filters of the package list', () => {
  it('removes one value and goes back to the first page', () => {
    const search = '?country=MX&country=CO&sort=price&page=3';
    expect(packageFilters.without('/packages', search, { name: 'country', value: 'MX' })).toBe(
      '/packages?sort=price&country=CO',
    );
  });

  it('clears every filter and keeps the sort order', () => {
    expect(packageFilters.cleared('/packages', '?q=ceiba&inclusions=lodging,nurse&verified=true&sort=price')).toBe(
      '/packages?sort=price',
    );
  });
});

describe('barsBelow', () => {
  it.each([
    ['no limit', null, 12],
    ['a limit in the middle of a step counts the step', 15_000, 6],
    ['a limit under the cheapest', 5_000, 0],
    ['a limit over the dearest', 90_000, 12],
  ])('%s', (_name, limit, bars) => {
    expect(barsBelow(12, 10_000, 20_000, limit)).toBe(bars);
  });

  it('returns all bars when there is no limit', () => {
    expect(barsBelow(12, null, null, 100)).toBe(12);
    expect(barsBelow(12, 10_000, 10_000, 100)).toBe(12);
  });
});

describe('slugAsWords', () => {
  it('returns a readable name', () => {
    expect(slugAsWords('santiago-de-los-caballeros')).toBe('Santiago De Los Caballeros');
  });
});
