import type { View } from '@travesia/contracts/catalog';
import type { PackageOverview } from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { networkOf, ofNetwork } from '../../../organizations/index.ts';
import type { PackageReads } from '../../package-reads.ts';
import { countDemand, listOfferingClinics, listPackagesOfNetwork } from '../network-packages.repo.ts';
import { overviewRows } from '../network-packages.rules.ts';

const DEMAND_DAYS = 90;
const DAY_MS = 86_400_000;

/** Treatments across the clinics of the request's organization. */
export async function getPackageOverviewQuery(
  reads: Pick<PackageReads, 'database' | 'reference' | 'clock'>,
  { all = false, ...view }: View & { all?: boolean | undefined },
  actor: Actor,
): Promise<PackageOverview> {
  const scope = ofNetwork(actor);
  const { db } = reads.database;
  const since = new Date(reads.clock.now().getTime() - DEMAND_DAYS * DAY_MS);
  const [{ actions }, clinics, packages, demand, reference] = await Promise.all([
    networkOf(db, scope),
    listOfferingClinics(db, scope),
    listPackagesOfNetwork(db, scope),
    countDemand(db, scope, since),
    reads.reference(),
  ]);
  return {
    clinics: clinics.map(({ id, name, country, suspended }) => ({ id, name, country, suspended })),
    rows: overviewRows(reference, { clinics, packages, demand }, view, all),
    since: since.toISOString().slice(0, 10),
    currency: view.currency,
    rate_date: reference.rateDate,
    actions: actions.includes('remove_clinics') ? ['offer'] : [],
  };
}
