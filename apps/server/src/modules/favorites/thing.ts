import type { FavoriteTarget } from '@travesia/contracts/favorites';
import type { Money } from '@travesia/contracts/kit';

/** A savable item with its current data. */
export interface Thing {
  target: FavoriteTarget;
  /** Price in the provider's own currency, for packages. */
  price: Money | null;
}
