import type { FavoriteTarget } from '@travesia/contracts/favorites';
import type { Money } from '@travesia/contracts/kit';

/** Something that can be saved, as it is offered at this moment. */
export interface Thing {
  target: FavoriteTarget;
  /** Price in the provider's own currency, of packages. */
  price: Money | null;
}
