import { DEFAULT_LIST_NAME, type FavoriteKind, type PriceChange } from '@travesia/contracts/favorites';
import type { Money } from '@travesia/contracts/kit';

/** What names of lists are compared by: one cannot tell "Knee" from "knee " in a menu. */
export const listKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Whether a name is what the default list is called in one of the languages. */
export const isDefaultName = (name: string): boolean =>
  Object.values(DEFAULT_LIST_NAME).some((known) => listKey(known) === listKey(name));

/** How a price moved; null when it did not, or when the two are in different currencies and cannot be compared. */
export function priceChange(saved: Money | null, now: Money | null): PriceChange | null {
  if (!saved || !now || saved.currency !== now.currency || saved.amount === now.amount || saved.amount <= 0)
    return null;
  const percent = Math.max(1, Math.round((Math.abs(now.amount - saved.amount) / saved.amount) * 100));
  return { direction: now.amount < saved.amount ? 'lower' : 'higher', percent };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an id can name a thing of its kind at all. */
export const canName = (kind: FavoriteKind, id: string): boolean => kind === 'treatment' || UUID.test(id);

/** One text for a thing of a kind. */
export const thingKey = (ref: { target_type: FavoriteKind; target_id: string }): string =>
  `${ref.target_type} ${ref.target_id}`;
