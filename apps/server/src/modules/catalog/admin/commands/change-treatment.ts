import type { TreatmentChange, TreatmentListingDetail } from '@travesia/contracts/catalog';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { removeSearchDocuments } from '../../../search/index.ts';
import { allListings } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../listings-deps.ts';
import { toListingRow } from '../listings.presenter.ts';
import { moveListing, updateListing } from '../listings.repo.ts';
import { moveBetween, refuseIncomplete } from '../listings.rules.ts';
import { treatmentLifecycle } from '../treatment.lifecycle.ts';
import { lockListing } from '../writing/lock-listing.ts';
import { readWritten } from '../writing/read-written.ts';
import { refuseTakenSlug } from '../writing/refuse-taken-slug.ts';
import { refuseUnknownCategory } from '../writing/refuse-unknown-category.ts';
import { writeNames } from '../writing/write-names.ts';

/**
 * Saves a treatment in full; a new slug moves its page and the old address redirects. Throws the problems the endpoint documents,
 * and `request.stale_version` with the current one.
 */
export async function changeTreatment(
  deps: ListingsDeps,
  slug: string,
  { version, ...written }: TreatmentChange,
  actor: Actor,
): Promise<TreatmentListingDetail> {
  const scope = allListings(actor);
  refuseIncomplete(written);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    await lockKeys(tx, 'treatment', [...new Set([slug, written.slug])]);
    const row = await lockListing(deps, tx, scope, { slug, version });
    await refuseUnknownCategory(tx, written.category);
    const action = moveBetween(row.status, written.status, await deps.countUses(tx, row.slug));
    const moved = row.slug !== written.slug;
    if (moved) {
      await refuseTakenSlug(tx, written.slug, row.id);
      await moveListing(tx, row.id, row.slug, written.slug, at);
      await removeSearchDocuments(tx, 'treatment', [row.slug]);
    }
    const { status: _status, ...texts } = toListingRow(written);
    const set = { ...texts, editedAt: at };
    if (action) await transition(tx, treatmentLifecycle, { row, action, actor, as: 'admin', at, set });
    else await updateListing(tx, row.id, { ...set, version: version + 1 });
    await writeNames(tx, written);
    if (moved || row.category !== written.category) await deps.follow(tx, { from: row.slug, to: written.slug });
    const target = { type: 'treatment', id: written.slug };
    await appendAudit(tx, {
      action: 'treatments.changed',
      actor,
      at,
      target,
      facts: { version: version + 1, status: written.status, ...(moved ? { moved_from: row.slug } : {}) },
    });
    return readWritten(deps, tx, scope, written.slug);
  });
}
