import { DEFAULT_LIST_NAME, type FavoriteKind, type PriceChange } from '@travesia/contracts/favorites';
import type { Money } from '@travesia/contracts/kit';

/** Normalizes list names for comparison: "Knee" and "knee " look the same in a menu. */
export const listKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Whether a name is the default list's name in one of the languages. */
export const isDefaultName = (name: string): boolean =>
  Object.values(DEFAULT_LIST_NAME).some((known) => listKey(known) === listKey(name));

/** A price change; null if unchanged, or if the currencies differ and can't be compared. */
export function priceChange(saved: Money | null, now: Money | null): Omit<PriceChange, 'now'> | null {
  if (!saved || !now || saved.currency !== now.currency || saved.amount === now.amount || saved.amount <= 0)
    return null;
  const percent = Math.max(1, Math.round((Math.abs(now.amount - saved.amount) / saved.amount) * 100));
  return { direction: now.amount < saved.amount ? 'lower' : 'higher', percent };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an ID is valid for its type. */
export const canName = (kind: FavoriteKind, id: string): boolean => kind === 'treatment' || UUID.test(id);

/** A string key for an item. */
export const thingKey = (ref: { target_type: FavoriteKind; target_id: string }): string =>
  `${ref.target_type} ${ref.target_id}`;
