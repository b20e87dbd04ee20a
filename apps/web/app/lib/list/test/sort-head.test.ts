import { describe, expect, it } from 'vitest';
import { nextSort, sortedBy } from '../sort-head.tsx';

const price = { ascending: 'price', descending: '-price' };
const packages = { ascending: '-packages', descending: 'packages', first: 'descending' } as const;

describe('a sortable header', () => {
  it('reports the current sort direction', () => {
    expect(sortedBy('price', price)).toBe('ascending');
    expect(sortedBy('-price', price)).toBe('descending');
    expect(sortedBy('name', price)).toBeUndefined();
  });

  it('cycles through its first order, the other, and the list’s default', () => {
    expect(['name', 'price', '-price'].map((sort) => nextSort(sort, price))).toEqual(['price', '-price', null]);
    expect(['name', 'packages', '-packages'].map((sort) => nextSort(sort, packages))).toEqual([
      'packages',
      '-packages',
      null,
    ]);
    expect(nextSort('risk', { descending: 'risk' })).toBeNull();
  });
});
