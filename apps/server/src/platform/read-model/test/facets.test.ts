import { describe, expect, it } from 'vitest';
import { Bitmap } from '../bitmap.ts';
import { countFacets, findRows } from '../facets.ts';
import { ValueIndex } from '../value-index.ts';

const indexOf = (...rows: string[][]): ValueIndex => {
  const index = new ValueIndex();
  rows.forEach((values, row) => index.put(row, values));
  return index;
};

describe('ValueIndex', () => {
  it('finds rows by any or all of their values', () => {
    const spoken = indexOf(['es'], ['es', 'en'], ['pt'], []);
    expect(spoken.any(['en', 'pt', 'fr']).rows()).toEqual([1, 2]);
    expect(spoken.all(['es', 'en']).rows()).toEqual([1]);
  });

  it('tracks a row whose values change', () => {
    const spoken = indexOf(['es'], ['es', 'en']);
    spoken.put(0, ['fr', 'en']);
    expect(spoken.any(['es']).rows()).toEqual([1]);
    expect(spoken.any(['en']).rows()).toEqual([0, 1]);
  });

  it('counts values among found rows and omits those with none', () => {
    const spoken = indexOf(['es'], ['es', 'en'], ['pt']);
    expect(spoken.count(Bitmap.of([0, 1]))).toEqual([
      { value: 'es', count: 2 },
      { value: 'en', count: 1 },
    ]);
  });
});

describe('countFacets', () => {
  it('counts a facet without its own filter, with the others applied', () => {
    const facets = {
      country: indexOf(['MX'], ['CO'], ['MX'], ['CO']),
      spoken: indexOf(['es'], ['es'], ['en'], ['en']),
    };
    const found = findRows<'country' | 'spoken'>([Bitmap.all(4)], {
      country: facets.country.any(['MX']),
      spoken: facets.spoken.any(['es']),
    });
    expect(found.rows.rows()).toEqual([0]);
    expect(countFacets(found, facets)).toEqual({
      country: [
        { value: 'MX', count: 1 },
        { value: 'CO', count: 1 },
      ],
      spoken: [
        { value: 'es', count: 1 },
        { value: 'en', count: 1 },
      ],
    });
  });
});
