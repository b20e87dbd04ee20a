import type { TreatmentListingDetail } from '@travesia/contracts/catalog';
import type { Tx } from '../../../../platform/db/database.ts';
import type { ListingsScope } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../listings-deps.ts';
import { findListing } from '../listings.repo.ts';
import { readListing } from '../read-listing.ts';

/** The treatment after a change. */
export async function readWritten(
  deps: ListingsDeps,
  tx: Tx,
  scope: ListingsScope,
  slug: string,
): Promise<TreatmentListingDetail> {
  const row = await findListing(tx, scope, slug);
  if (!row) throw new Error(`the treatment ${slug} was just written and is not there`);
  return readListing(deps, tx, row);
}
