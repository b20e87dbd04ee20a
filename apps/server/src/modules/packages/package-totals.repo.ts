import {
  INCLUSION_KEYS,
  type InclusionAnswer,
  type InclusionKey,
  includedNights,
  missingNeeds,
} from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import { textArray } from '../../platform/db/conditions.ts';
import type { Tx } from '../../platform/db/database.ts';
import { anonymous } from '../../platform/http/request-context.ts';
import type { Reference } from '../catalog/index.ts';
import type { MarketSample } from './market-price.rules.ts';
import { listMarketSamples } from './market.repo.ts';
import { neededKeys, priceMissing } from './needs.rules.ts';
import { visibleTo } from './packages.policy.ts';
import type { MissingNeed } from './packages.tables.ts';

/** A package as its total is calculated from. */
export interface AnsweredPackage {
  id: string;
  treatment: string;
  city: string;
  country: string;
  currency: string;
  priceUsdMinor: number;
  nights: number;
  items: { key: InclusionKey; answer: InclusionAnswer; quantity: number | null; extraMinor: number | null }[];
}

export interface Totals {
  id: string;
  totalUsdMinor: number;
  missing: MissingNeed[];
  nightsIncluded: number;
}

/**
 * Calculates what is missing, the total and the included nights of every package of these treatments. Call after writing packages:
 * a price that one clinic states may be the typical price of others.
 */
export async function refreshTotals(tx: Tx, reference: Reference, treatments: readonly string[]): Promise<void> {
  if (treatments.length === 0) return;
  const packages = await listAnswered(tx, treatments);
  const samples = await listMarketSamples(tx, visibleTo(anonymous), treatments, INCLUSION_KEYS);
  const byItem = Map.groupBy(samples, ({ treatment, key }) => `${treatment} ${key}`);
  await writeTotals(
    tx,
    packages.map((one) => totalsOf(reference, one, byItem)),
  );
}

async function listAnswered(tx: Tx, treatments: readonly string[]): Promise<AnsweredPackage[]> {
  const { rows } = await tx.execute<AnsweredPackage & Record<string, unknown>>(sql`
    select k.id, k.treatment, c.slug as city, p.country, k.currency,
      k.price_usd_minor as "priceUsdMinor", k.nights,
      (select json_agg(json_build_object('key', i.key, 'answer', i.answer, 'quantity', i.quantity, 'extraMinor', i.extra_minor) order by n.position)
        from package_inclusions i join inclusion_keys n on n.key = i.key where i.package_id = k.id) as items
    from packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where k.treatment = any(${textArray([...treatments])})`);
  return rows.map((row) => ({ ...row, items: row.items ?? [] }));
}

/** What a package's price leaves out, its total and its included nights. */
export function totalsOf(
  reference: Reference,
  one: AnsweredPackage,
  samples: ReadonlyMap<string, readonly MarketSample[]>,
): Totals {
  const { id, treatment, city, country, currency, items, nights } = one;
  const at = { packageId: id, treatment, city, country };
  const missing = missingNeeds(neededKeys(reference, treatment), items, nights).map((need) => {
    const extraMinor = items.find(({ key }) => key === need.key)?.extraMinor ?? null;
    const own = extraMinor === null ? null : { amount: extraMinor, currency };
    return priceMissing(need, own, reference, samples.get(`${treatment} ${need.key}`) ?? [], at);
  });
  return {
    id,
    totalUsdMinor: missing.reduce((sum, { usd_minor: usd }) => sum + (usd ?? 0), one.priceUsdMinor),
    missing,
    nightsIncluded: includedNights(items, nights),
  };
}

async function writeTotals(tx: Tx, totals: readonly Totals[]): Promise<void> {
  const column = <T>(value: (one: Totals) => T) => sql.param(totals.map(value));
  await tx.execute(sql`
    update packages k set total_usd_minor = t.total, missing = t.missing, nights_included = t.nights
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ totalUsdMinor }) => totalUsdMinor)}::int[],
      ${column(({ missing }) => JSON.stringify(missing))}::jsonb[], ${column(({ nightsIncluded }) => nightsIncluded)}::smallint[])
      as t(id, total, missing, nights)
    where k.id = t.id and (k.total_usd_minor, k.missing, k.nights_included) is distinct from (t.total, t.missing, t.nights)`);
}
