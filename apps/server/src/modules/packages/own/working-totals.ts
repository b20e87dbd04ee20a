import { convertMoney } from '@travesia/contracts/kit';
import { INCLUSION_KEYS, type PackageContent, priceOf } from '@travesia/contracts/packages';
import type { Db } from '../../../platform/db/database.ts';
import { anonymous } from '../../../platform/http/request-context.ts';
import type { Reference } from '../../catalog/index.ts';
import { listMarketSamples } from '../market.repo.ts';
import { type Totals, totalsOf } from '../package-totals.repo.ts';
import { visibleTo } from '../packages.policy.ts';

interface At {
  id: string;
  treatment: string;
  city: string;
  country: string;
}

/** The total of a working copy, worked out as it will be once published; unanswered items count as not included. */
export async function workingTotals(
  db: Db,
  reference: Reference,
  content: PackageContent,
  { id, treatment, city, country }: At,
): Promise<Totals & { priceUsdMinor: number }> {
  const price = priceOf(content.lines);
  const priceUsdMinor = price ? convertMoney(price, 'USD', reference.rates).amount : 0;
  const samples = await listMarketSamples(db, visibleTo(anonymous), [treatment], INCLUSION_KEYS);
  const items = content.items.map(({ key, answer, quantity, extra }) => ({
    key,
    answer: answer ?? ('not_included' as const),
    quantity,
    extraMinor: extra?.amount ?? null,
  }));
  const one = {
    id,
    treatment,
    city,
    country,
    currency: content.currency,
    priceUsdMinor,
    nights: content.nights ?? 0,
    items,
  };
  const byItem = Map.groupBy(samples, (sample) => `${sample.treatment} ${sample.key}`);
  return { ...totalsOf(reference, one, byItem), priceUsdMinor };
}
