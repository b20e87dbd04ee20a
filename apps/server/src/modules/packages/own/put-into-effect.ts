import type { PackageContent, PackageStatus } from '@travesia/contracts/packages';
import type { Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import type { Reference } from '../../catalog/index.ts';
import { refreshFinding, refreshStanding, updateOffers } from '../../providers/index.ts';
import { refreshTotals } from '../package-totals.repo.ts';
import { countOffers, refreshPackageRanks, upsertPackages } from '../packages-write.repo.ts';
import { findPackagePhotos } from './package-photos.repo.ts';
import { toPublicRow } from './public-row.rules.ts';
import { findPublicTreatment, listSellersOf, offerTreatment, showAs } from './public-state.repo.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

interface Effect {
  reference: Reference;
  clinic: Pick<SellingClinic, 'id' | 'slug' | 'demo'>;
  at: Date;
  /** Today at the clinic. */
  today: string;
}

/**
 * Publications change the totals of other clinics' packages, so they follow one another. Whoever then shows or hides a package locks its
 * clinic, and the package last, in the order of the clinic's own changes: what was checked of the clinic and its people still holds when
 * patients see the package.
 */
export const lockPublic = (tx: Tx): Promise<void> => lockKeys(tx, 'packages', ['public']);

/** Writes what patients see of a package from now on; the caller refreshes the lists once for all of them. */
export async function putIntoEffect(
  tx: Tx,
  { reference, clinic, today }: Effect,
  { id, edition, status }: { id: string; edition: number; status: PackageStatus },
  content: PackageContent,
): Promise<string[]> {
  const before = await findPublicTreatment(tx, id);
  const { row, inclusions } = toPublicRow({ id, edition, providerId: clinic.id, demo: clinic.demo }, content, {
    rates: reference.rates,
    today,
  });
  await upsertPackages(tx, [{ ...row, status, gallery: await findPackagePhotos(tx, id) }], inclusions);
  await offerTreatment(tx, clinic.id, row.treatment);
  return [row.treatment, ...(before && before !== row.treatment ? [before] : [])];
}

/** Shows or hides what is public of a package, and returns the treatment it is for. */
export async function showPackage(tx: Tx, id: string, status: PackageStatus): Promise<string[]> {
  const treatment = await showAs(tx, id, status);
  return treatment === undefined ? [] : [treatment];
}

/**
 * Brings totals, typical prices, offers, ranks and search up to date after packages of a clinic and these treatments changed. Other
 * clinics' totals may follow a typical price, and so their lowest prices.
 */
export async function refreshPublic(
  tx: Tx,
  { reference, clinic, at }: Effect,
  treatments: readonly string[],
): Promise<void> {
  const changed = [...new Set(treatments)];
  if (changed.length === 0) return;
  await refreshTotals(tx, reference, changed);
  const sellers = new Set([clinic.id, ...(await listSellersOf(tx, changed))]);
  await updateOffers(tx, await countOffers(tx, [...sellers].toSorted()));
  await refreshStanding(tx, [clinic.id], at);
  await refreshPackageRanks(tx, [clinic.id]);
  await refreshFinding(tx, clinic);
}
