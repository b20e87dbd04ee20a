import type { View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { getPackage } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { presentPackageDetail } from '../packages.presenter.ts';
import { findPackage } from '../packages.repo.ts';

export async function getPackageQuery(
  reads: PackageReads,
  id: string,
  view: View,
  actor: Actor,
): Promise<EndpointOutput<typeof getPackage>> {
  const [reference, found] = await Promise.all([reads.reference(), findPackage(reads.database, visibleTo(actor), id)]);
  if (!found) throw new ProblemError('packages.not_found', { detail: `There is no published package ${id}.` });
  return presentPackageDetail(reference, found, view);
}
