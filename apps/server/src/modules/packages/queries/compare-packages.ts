import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import type { comparePackages } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { presentCompared } from '../comparison.presenter.ts';
import { listMarketSamples } from '../market.repo.ts';
import { byTotal } from '../needs.rules.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { presentPackageDetail } from '../packages.presenter.ts';
import { findPackage } from '../packages.repo.ts';

type Query = EndpointArgs<typeof comparePackages>['query'];

/** Packages compared on the same 22 items, lowest total first. Unknown ids are reported. */
export async function comparePackagesQuery(
  reads: PackageReads,
  query: Query,
  actor: Actor,
): Promise<EndpointOutput<typeof comparePackages>> {
  const { db } = reads.database;
  const scope = visibleTo(actor);
  const ids = [...new Set(query.packages.map((id) => id.toLowerCase()))];
  const [reference, ...answers] = await Promise.all([
    reads.reference(),
    ...ids.map((id) => findPackage(reads.database, scope, id)),
  ]);
  const details = answers.flatMap((found) => (found ? [presentPackageDetail(reference, found, query)] : []));
  const missing = details.flatMap(({ inclusions }) => inclusions.filter(({ answer }) => answer !== 'included'));
  const treatments = new Set(details.map(({ treatment }) => treatment.slug));
  const keys = new Set(missing.map(({ key }) => key));
  const samples = keys.size > 0 ? await listMarketSamples(db, scope, [...treatments], [...keys]) : [];
  const compared = details.map((detail) => {
    const one = presentCompared(reference, detail, samples, query);
    return { one, id: detail.id, price: detail.shown_price.amount, total: detail.total.amount };
  });
  return {
    data: byTotal(compared).map(({ one }) => one),
    not_offered: ids.filter((id) => !details.some((detail) => detail.id === id)),
    // Typical prices span places, so the date is in UTC.
    market_read_on: reads.clock.today(),
    rate_date: reference.rateDate,
  };
}
