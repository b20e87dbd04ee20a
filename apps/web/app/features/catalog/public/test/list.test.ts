import { describe, expect, it } from 'vitest';
import type { Call } from '../../../../lib/api/call.ts';
import { byLetter } from '../alphabet.ts';
import { readFilters, setFilters, withoutFilter, withoutFilters } from '../list-filters.ts';
import { loadTreatmentList } from '../load-list.ts';
import { nearestTreatments } from '../load-treatment.ts';

const SEARCH = '?q=nose&category=cosmetic&country=CO&country=MX,PE&price_max=5000&sort=price&view=table&page=2';
const view = { language: 'en', currency: 'USD' } as const;

describe('list filters', () => {
  it('are read from the URL, repeated or comma-separated', () => {
    expect(readFilters(SEARCH)).toMatchObject({
      q: 'nose',
      country: ['CO', 'MX', 'PE'],
      priceMax: '5000',
      sort: 'price',
      view: 'table',
    });
    expect(readFilters('?sort=magic&view=map')).toMatchObject({ sort: 'name', view: 'cards' });
  });

  it('are listed and removed one by one', () => {
    expect(setFilters(readFilters(SEARCH)).map(({ name, value }) => [name, value])).toEqual([
      ['q', null],
      ['category', 'cosmetic'],
      ['country', 'CO'],
      ['country', 'MX'],
      ['country', 'PE'],
      ['price_max', null],
    ]);
    expect(withoutFilter(SEARCH, { name: 'country', value: 'MX' })).toBe(
      'q=nose&category=cosmetic&price_max=5000&sort=price&view=table&country=CO&country=PE',
    );
    expect(withoutFilters(SEARCH)).toBe('sort=price&view=table');
  });
});

/** Fake API: returns `totalOf` treatments, or an error for a price that is not a number. */
function fakeApi(totalOf: (query: Record<string, unknown>) => number) {
  const asked: Record<string, unknown>[] = [];
  const call = async (_endpoint: unknown, input: { query: Record<string, unknown> }) => {
    asked.push(input.query);
    if (input.query['price_max'] === 'abc') {
      const fields = [{ path: 'query.price_max', code: 'invalid_type', message: 'Enter a whole number.' }];
      throw Object.assign(new Error(), { problem: { code: 'request.invalid', status: 400, fields } });
    }
    const total = totalOf(input.query);
    return {
      data: Array.from({ length: total }, (_, index) => ({ slug: `t${index}` })),
      total,
      facets: { category: [], country: [], city: [] },
    };
  };
  return { call: call as unknown as Call, asked };
}

describe('loading the list', () => {
  it('makes one request without filters, because the list is also the index', async () => {
    const { call, asked } = fakeApi(() => 27);
    const { all, page } = await loadTreatmentList(call, '?view=table', view);
    expect(asked).toEqual([view]);
    expect(all).toBe(page.data);
  });

  it('drops a refused filter and reports it', async () => {
    const { call, asked } = fakeApi(() => 27);
    const { errors, page } = await loadTreatmentList(call, '?price_max=abc&category=dental', view);
    expect(errors).toEqual({ price_max: 'Enter a whole number.' });
    expect(page.total).toBe(27);
    expect(asked[1]).toEqual({ ...view, category: 'dental' });
  });

  it('finds the filter whose removal gives the most results', async () => {
    const { call } = fakeApi((query) => (query['q'] ? 0 : 3));
    const { loosest } = await loadTreatmentList(call, '?q=zzz&category=dental', view);
    expect(loosest).toEqual({ filter: { name: 'q', value: null }, total: 3 });
  });

  it('passes on other failures', async () => {
    const call = (() => Promise.reject(new Error('down'))) as unknown as Call;
    await expect(loadTreatmentList(call, '', view)).rejects.toThrow('down');
  });

  it('searches the nearest treatments by the words of a slug', async () => {
    const { call, asked } = fakeApi(() => 1);
    expect(await nearestTreatments(call, 'knee_Replacement--x', view)).toHaveLength(1);
    expect(asked).toEqual([{ ...view, q: 'knee Replacement x', limit: 4 }]);
    expect(await nearestTreatments(call, '--', view)).toEqual([]);
  });
});

describe('A–Z index', () => {
  it('groups accented letters with their base letter, sorted for the language', () => {
    const groups = byLetter([{ name: 'Óvulos' }, { name: 'Implante' }, { name: 'Ojos' }, { name: 'índice' }], 'es');
    expect(groups.map(({ letter, items }) => [letter, items.map(({ name }) => name)])).toEqual([
      ['I', ['Implante', 'índice']],
      ['O', ['Ojos', 'Óvulos']],
    ]);
  });
});
