import type { TreatmentListingDetail } from '@travesia/contracts/catalog';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { listCategories, listFormerSlugs, type ListingRow, listPricesOf, listSynonymsOf } from './listings.repo.ts';
import { presentListingDetail } from './listings.presenter.ts';

/** A treatment with all related data, as seen in the transaction. */
export async function readListing(
  { countUses }: Pick<ListingsDeps, 'countUses'>,
  db: Db | Tx,
  row: ListingRow,
): Promise<TreatmentListingDetail> {
  const uses = await countUses(db, row.slug);
  return presentListingDetail(row, {
    categories: await listCategories(db),
    synonyms: await listSynonymsOf(db, row.slug),
    prices: await listPricesOf(db, row.slug),
    formerSlugs: await listFormerSlugs(db, row.id),
    offers: { packages: uses.published_packages, providers: uses.providers },
    uses,
  });
}
