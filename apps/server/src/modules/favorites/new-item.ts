import type { FavoriteScope } from './favorites.policy.ts';
import type { NewItem } from './items.repo.ts';
import type { Thing } from './thing.ts';

/** The row for a newly saved item, including the copied data. */
export const newItem = ({ userId }: FavoriteScope, listId: string, thing: Thing, at: Date): NewItem => ({
  userId,
  listId,
  targetType: thing.target.target_type,
  targetId: thing.target.target_id,
  name: thing.target.provider_name ? `${thing.target.provider_name}: ${thing.target.name}` : thing.target.name,
  treatment: thing.target.treatment?.slug ?? null,
  country: thing.target.country?.code ?? null,
  savedPriceMinor: thing.price?.amount ?? null,
  savedCurrency: thing.price?.currency ?? null,
  createdAt: at,
});
