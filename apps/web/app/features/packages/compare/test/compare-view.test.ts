import { describe, expect, it } from 'vitest';
import {
  columnQuery,
  type CompareGroup,
  differs,
  lowestTotal,
  lowestTwice,
  onlyDifferences,
  treatmentCount,
} from '../compare-view.ts';
import { makeCompared, makeMissing } from '../testing/make-comparison.ts';

const row = (key: string, ...same: string[]) => ({
  key,
  label: key,
  cells: same.map((one) => ({ content: one, same: one })),
});

describe('rows', () => {
  const groups: CompareGroup[] = [
    { key: 'price', heading: 'Price', rows: [row('price', '1', '2'), row('deposit', '20', '20')] },
    { key: 'core', heading: 'Treatment', rows: [row('surgeon', 'i', 'i')] },
    { key: 'next', heading: 'Next', rows: [{ ...row('request', '', ''), always: true }] },
  ];

  it('drops rows that are the same everywhere, and groups with only such rows', () => {
    expect(onlyDifferences(groups).flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(['price', 'request']);
    expect(differs(row('one', 'alone'))).toBe(false);
  });
});

describe('columnQuery', () => {
  it('removes a column and keeps the rest of the URL', () => {
    expect(columnQuery('/compare', '?packages=a,b,c&show=differences', 'packages', { drop: 'b' })).toBe(
      '/compare?show=differences&packages=a,c',
    );
    expect(columnQuery('/compare', '?packages=a', 'packages', { drop: 'a' })).toBe('/compare');
  });

  it('adds a column, reading comma-separated and repeated ids', () => {
    expect(columnQuery('/compare', '?providers=a&providers=b', 'providers', { add: 'c' })).toBe(
      '/compare?providers=a,b,c',
    );
  });
});

describe('lowestTotal', () => {
  const low = makeCompared('Low', 100_000);
  const high = makeCompared('High', 139_000);

  it('is the first of packages for one treatment', () => {
    expect(lowestTotal([low, high])).toBe(low);
  });

  it('is unknown with different treatments, needed items without a price, equal totals, or nothing to compare with', () => {
    const other = makeCompared('Other', 139_000);
    other.package.treatment.slug = 'lasik';
    const open = makeCompared('Open', 100_000, [makeMissing({ price: null, basis: 'unknown' })]);
    expect(open.package.claim).toBe('at_least');
    for (const data of [[low, other], [open, high], [high, makeCompared('Same', 139_000)], [low], []])
      expect(lowestTotal(data)).toBeNull();
  });
});

describe('lowestTwice', () => {
  const whole = makeCompared('Whole', 139_000);
  const bare = makeCompared('Bare', 118_000, [
    makeMissing({ price: { amount: 40_000, currency: 'USD', approximate: false } }),
  ]);

  it('returns both when the lowest price is not the lowest total', () => {
    expect(lowestTwice([whole, bare])).toEqual({ asks: bare, costs: whole });
  });

  it('returns nothing when one package is lowest in both, or is alone', () => {
    expect(lowestTwice([makeCompared('Low', 100_000), whole])).toBeNull();
    expect(lowestTwice([whole])).toBeNull();
    expect(lowestTwice([])).toBeNull();
  });

  it('counts treatments', () => {
    const other = makeCompared('Other', 1);
    other.package.treatment.slug = 'lasik';
    expect(treatmentCount([whole, bare, other])).toBe(2);
  });
});
