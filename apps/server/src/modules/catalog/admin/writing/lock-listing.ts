import type { Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { ListingsScope } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../listings-deps.ts';
import { findListing, type ListingRow } from '../listings.repo.ts';
import { readListing } from '../read-listing.ts';

/** Locks the row for a change. Throws `catalog.treatment_not_found` and, with the current one, `request.stale_version`. */
export async function lockListing(
  deps: ListingsDeps,
  tx: Tx,
  scope: ListingsScope,
  { slug, version }: { slug: string; version: number },
): Promise<ListingRow> {
  const row = await findListing(tx, scope, slug, { lock: true });
  if (!row) throw new ProblemError('catalog.treatment_not_found');
  if (row.version !== version)
    throw new ProblemError('request.stale_version', { present: await readListing(deps, tx, row) });
  return row;
}
