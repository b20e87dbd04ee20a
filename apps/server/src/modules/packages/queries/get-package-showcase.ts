import type { View } from '@travesia/contracts/catalog';
import { type PackageShowcase, SHOWCASE_RULES } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { presentPackage } from '../packages.presenter.ts';
import { readPackageRows } from '../packages.repo.ts';
import { chooseByRule, REVIEWS_LEAST } from '../showcase.repo.ts';

/** Packages selected by rule; a package may appear under several. */
export async function getPackageShowcaseQuery(reads: PackageReads, view: View, actor: Actor): Promise<PackageShowcase> {
  const scope = visibleTo(actor);
  const { db } = reads.database;
  const [reference, chosen] = await Promise.all([
    reads.reference(),
    Promise.all(SHOWCASE_RULES.map(async (rule) => ({ rule, ids: await chooseByRule(db, scope, rule) }))),
  ]);
  const rows = await readPackageRows(reads.database, scope, [...new Set(chosen.flatMap(({ ids }) => ids))]);
  const shown = new Map(rows.map((row) => [row.id, presentPackage(reference, row, [], view)]));
  return {
    groups: chosen.map(({ rule, ids }) => ({ rule, data: ids.flatMap((id) => shown.get(id) ?? []) })),
    reviews_least: REVIEWS_LEAST,
    // Typical prices span places, so the date is in UTC.
    read_on: reads.clock.today(),
  };
}
