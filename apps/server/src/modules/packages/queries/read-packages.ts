import type { View } from '@travesia/contracts/catalog';
import type { PackageSummary } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { presentPackage } from '../packages.presenter.ts';
import { readPackageRows } from '../packages.repo.ts';

/** The published packages with these ids, in the given order. */
export async function readPackagesQuery(
  reads: Pick<PackageReads, 'database' | 'reference'>,
  ids: readonly string[],
  view: View,
  actor: Actor,
): Promise<PackageSummary[]> {
  const [reference, rows] = await Promise.all([
    reads.reference(),
    readPackageRows(reads.database, visibleTo(actor), ids),
  ]);
  return rows.map((row) => presentPackage(reference, row, [], view));
}
