import { packagePath } from '@travesia/contracts/packages';
import type { Favorite, FavoriteTarget } from '@travesia/contracts/favorites';

type Placed = Pick<FavoriteTarget, 'target_type' | 'target_id' | 'slug' | 'treatment'>;

/** Page of a saved item, without language prefix. */
export function thingAddress({ target_type: kind, target_id: id, slug, treatment }: Placed): string {
  if (kind === 'package' && treatment) return packagePath({ id, treatment, provider: { slug } });
  return kind !== 'treatment' ? `/providers/${slug}` : `/treatments/${slug}`;
}

/** Data for its generated cover. */
export const coverOf = (target: FavoriteTarget) => ({
  treatment: target.target_type === 'provider' ? 'clinic' : (target.treatment?.slug ?? 'care'),
  city: target.city?.slug ?? '',
  country: target.country?.code ?? '',
  seed: target.target_id,
});

export const ITEM_SORTS = ['newest', 'price', 'name'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const sortOf = (search: string): ItemSort =>
  ITEM_SORTS.find((sort) => sort === new URLSearchParams(search).get('sort')) ?? 'newest';

/** Sorts items; those without a price come last when sorting by price. */
export function sortItems(items: readonly Favorite[], sort: ItemSort, language: string): Favorite[] {
  if (sort === 'newest')
    return items.toSorted((a, b) => (a.saved_at < b.saved_at ? 1 : a.saved_at > b.saved_at ? -1 : 0));
  const byName = new Intl.Collator(language).compare;
  if (sort === 'name') return items.toSorted((a, b) => byName(a.name, b.name));
  const priceOf = ({ target }: Favorite) => target?.price?.amount ?? Infinity;
  return items.toSorted((a, b) => {
    const [one, other] = [priceOf(a), priceOf(b)];
    return one === other ? byName(a.name, b.name) : one - other;
  });
}

/** Packages in a list that are still offered. */
export const packagesIn = (items: readonly Favorite[]): Favorite[] =>
  items.filter(({ target }) => target?.target_type === 'package');
