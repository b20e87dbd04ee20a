import { describe, expect, it } from 'vitest';
import { isShownIn } from '../overview-filter.ts';
import { isFound, toggled } from '../treatments-filter.ts';

const shown = (amount: number) => ({ amount, currency: 'USD', approximate: false });

describe('filters of treatments across clinics', () => {
  it.each([
    ['all', 2, null, true],
    ['gaps', 2, null, false],
    ['gaps', 1, null, true],
    ['spread', 2, null, false],
    ['spread', 2, { low: shown(1), high: shown(1) }, false],
    ['spread', 2, { low: shown(1), high: shown(2) }, true],
  ] as const)('%s shows a treatment with %i of 2 priced and spread %o: %s', (filter, priced, spread, expected) => {
    expect(isShownIn(filter, { priced, spread }, 2)).toBe(expected);
  });

  it('finds by words of treatment and category, whatever the accents', () => {
    const row = {
      treatment: { slug: 'x', name: 'Prótese de quadril' },
      category: { slug: 'ortho', name: 'Ortopedia' },
    };
    expect(isFound(row, 'protese orto', '')).toBe(true);
    expect(isFound(row, 'joelho', '')).toBe(false);
    expect(isFound(row, '', 'dental')).toBe(false);
  });

  it('adds to a selection and takes away', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  });
});
