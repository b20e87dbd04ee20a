import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { removeSearchDocuments } from '../../../search/index.ts';
import { allListings } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../listings-deps.ts';
import { deleteListing, findListing } from '../listings.repo.ts';
import { isDeletable } from '../listings.rules.ts';

/** Deletes a treatment that an admin added and nothing refers to. Throws `catalog.treatment_in_use` for any other. */
export async function deleteTreatment(deps: ListingsDeps, slug: string, actor: Actor): Promise<void> {
  const scope = allListings(actor);
  await unitOfWork(deps.database, async (tx) => {
    const row = await findListing(tx, scope, slug, { lock: true });
    if (!row) throw new ProblemError('catalog.treatment_not_found');
    if (!isDeletable(row, await deps.countUses(tx, row.slug))) throw new ProblemError('catalog.treatment_in_use');
    await removeSearchDocuments(tx, 'treatment', [row.slug]);
    await deleteListing(tx, row);
    const target = { type: 'treatment', id: row.slug };
    await appendAudit(tx, { action: 'treatments.deleted', actor, at: deps.clock.now(), target });
  });
}
