import type { Favorite } from '@travesia/contracts/favorites';
import { describe, expect, it } from 'vitest';
import { makeFavorite, makeTarget } from '../testing/make-favorite.ts';
import { packagesIn, sortItems, sortOf, thingAddress } from '../thing-view.ts';

const priced = (id: string, name: string, amount: number | null, saved_at: string): Favorite =>
  makeFavorite({
    id,
    name,
    saved_at,
    target: makeTarget({ name, price: amount === null ? null : { amount, currency: 'USD', approximate: false } }),
  });

describe('list order', () => {
  const items = [
    priced('1', 'Árbol', 300, '2026-11-20T10:00:00Z'),
    priced('2', 'Zapote', null, '2026-11-22T10:00:00Z'),
    priced('3', 'Bosque', 100, '2026-11-21T10:00:00Z'),
  ];
  const order = (sort: Parameters<typeof sortItems>[1]) => sortItems(items, sort, 'es').map(({ id }) => id);

  it('is by date, by price with missing prices last, or by name', () => {
    expect(order('newest')).toEqual(['2', '3', '1']);
    expect(order('price')).toEqual(['3', '1', '2']);
    expect(order('name')).toEqual(['1', '3', '2']);
  });

  it('is read from the URL', () => {
    expect(['?sort=price', '?sort=worst', ''].map(sortOf)).toEqual(['price', 'newest', 'newest']);
  });
});

it("links to an item's page", () => {
  const treatment = { slug: 'lasik', name: 'LASIK' };
  expect(thingAddress({ target_type: 'package', target_id: 'p', slug: 'clinica', treatment })).toBe(
    '/packages/lasik/clinica-p',
  );
  const other = { slug: 'clinica', treatment: null };
  expect(thingAddress({ target_type: 'provider', target_id: 'p', ...other })).toBe('/providers/clinica');
  expect(thingAddress({ target_type: 'treatment', target_id: 'lasik', ...other, slug: 'lasik' })).toBe(
    '/treatments/lasik',
  );
});

it('compares packages that are still offered', () => {
  const gone = makeFavorite({ id: 'gone', gone: true, target: null });
  const clinic = makeFavorite({ id: 'clinic', target: makeTarget({ target_type: 'provider' }) });
  expect(packagesIn([gone, clinic, makeFavorite({ id: 'one' })]).map(({ id }) => id)).toEqual(['one']);
});
