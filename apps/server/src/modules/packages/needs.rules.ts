import { convertMoney, type Money } from '@travesia/contracts/kit';
import { INCLUSION_KEYS, type InclusionKey, type NeededItem } from '@travesia/contracts/packages';
import type { Reference } from '../catalog/index.ts';
import { marketPrice, type MarketSample, type MissingAt } from './market-price.rules.ts';
import type { MissingNeed } from './packages.tables.ts';

/**
 * Items that some patients choose or that may never fall due: a companion's bed, a nurse, an interpreter, massage, a policy for a
 * later revision or complication, records, insurance. A treatment that needs one of them says so in the catalogue.
 */
const OPTIONAL: ReadonlySet<string> = new Set([
  'revision_policy',
  'complication_policy',
  'companion',
  'nurse',
  'lymphatic_massage',
  'interpreter',
  'records_pack',
  'insurance',
]);

const USUAL: ReadonlySet<string> = new Set(INCLUSION_KEYS.filter((key) => !OPTIONAL.has(key)));

/** Keys of the price items a treatment needs for a patient from abroad; all but the optional ones where the catalogue has no entry. */
export function neededKeys({ needs }: Pick<Reference, 'needs'>, treatment: string): ReadonlySet<string> {
  const stated = needs.get(treatment);
  return stated ? new Set(stated.keys()) : USUAL;
}

/**
 * A missing item with its price: the clinic's own, otherwise the typical one.
 * @param own the clinic's price for the item, or null
 */
export function priceMissing(
  { key, quantity }: NeededItem<InclusionKey>,
  own: Money | null,
  { rates }: Pick<Reference, 'rates'>,
  samples: readonly MarketSample[],
  at: Omit<MissingAt, 'key' | 'quantity'>,
): MissingNeed {
  const usd = own
    ? convertMoney(own, 'USD', rates).amount
    : (marketPrice(samples, { ...at, key, quantity })?.usdMinor ?? null);
  return { key, quantity, own_minor: own?.amount ?? null, usd_minor: usd };
}

/** Lowest total first; ties by lower price, then by id, for a stable order. */
export const byTotal = <T extends { total: number; price: number; id: string }>(compared: readonly T[]): T[] =>
  compared.toSorted((a, b) => a.total - b.total || a.price - b.price || a.id.localeCompare(b.id));
