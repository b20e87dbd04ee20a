import type { NewTreatment, TreatmentListingDetail } from '@travesia/contracts/catalog';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { allListings } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../../listings/listings-deps.ts';
import { toListingRow } from '../../listings/listings.presenter.ts';
import { insertListing } from '../../listings/listings.repo.ts';
import { refuseIncomplete } from '../../listings/listings.rules.ts';
import { readWritten } from '../../listings/writing/read-written.ts';
import { refuseTakenSlug } from '../../listings/writing/refuse-taken-slug.ts';
import { refuseUnknownCategory } from '../../listings/writing/refuse-unknown-category.ts';
import { writeNames } from '../../listings/writing/write-names.ts';

/** Adds a treatment. Throws `catalog.slug_taken`, `catalog.unknown_category` and `catalog.texts_missing`. */
export async function createTreatment(
  deps: ListingsDeps,
  written: NewTreatment,
  actor: Actor,
): Promise<TreatmentListingDetail> {
  const scope = allListings(actor);
  refuseIncomplete(written);
  const at = deps.clock.now();
  const { slug, status } = written;
  return unitOfWork(deps.database, async (tx) => {
    await lockKeys(tx, 'treatment', [slug]);
    await refuseTakenSlug(tx, slug, null);
    await refuseUnknownCategory(tx, written.category);
    await insertListing(tx, { ...toListingRow(written), slug, editedAt: at });
    await writeNames(tx, written);
    const target = { type: 'treatment', id: slug };
    await appendAudit(tx, { action: 'treatments.created', actor, at, target, facts: { status } });
    return readWritten(deps, tx, scope, slug);
  });
}
