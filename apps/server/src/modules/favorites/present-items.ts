import type { View } from '@travesia/contracts/catalog';
import type { Favorite } from '@travesia/contracts/favorites';
import type { Money } from '@travesia/contracts/kit';
import { showPrice } from '../catalog/index.ts';
import { thingKey } from './favorite.rules.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { presentFavorite, savedMoney } from './favorites.presenter.ts';
import { findAlternatives } from './find-alternatives.ts';
import type { ItemRow } from './items.repo.ts';
import { readThings } from './read-things.ts';

export const refOf = (row: Pick<ItemRow, 'targetType' | 'targetId'>) => ({
  target_type: row.targetType,
  target_id: row.targetId,
});

/** Presents saved items with current data; unavailable ones come with alternatives. */
export async function presentItems(deps: FavoritesDeps, rows: readonly ItemRow[], view: View): Promise<Favorite[]> {
  const [things, reference] = await Promise.all([readThings(deps, rows.map(refOf), view), deps.catalog.reference()]);
  const thingOf = (row: ItemRow) => things.get(thingKey(refOf(row)));
  const instead = await findAlternatives(
    deps,
    rows.filter((row) => !thingOf(row)),
    view,
  );
  // A currency without a rate must not break the list.
  const shown = (price: Money | null) =>
    price && reference.rates.has(price.currency) ? showPrice(reference, price, view) : null;
  return rows.map((row) => {
    const thing = thingOf(row);
    return presentFavorite(deps.keys, row, {
      thing,
      savedPrice: shown(savedMoney(row)),
      priceNow: shown(thing?.price ?? null),
      alternatives: instead.get(row.id) ?? [],
    });
  });
}
