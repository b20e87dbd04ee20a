import { type NewTreatment, type TreatmentListingDetail, treatmentMachine } from '@travesia/contracts/catalog';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { begin, transition } from '../../../../platform/transition/transition.ts';
import { allListings } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../listings-deps.ts';
import { toListingRow } from '../listings.presenter.ts';
import { insertListing } from '../listings.repo.ts';
import { moveBetween, refuseIncomplete } from '../listings.rules.ts';
import { treatmentLifecycle } from '../treatment.lifecycle.ts';
import { readWritten } from '../writing/read-written.ts';
import { refuseTakenSlug } from '../writing/refuse-taken-slug.ts';
import { refuseUnknownCategory } from '../writing/refuse-unknown-category.ts';
import { writeNames } from '../writing/write-names.ts';

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
    const by = { actor, as: 'admin', at } as const;
    const first = treatmentMachine.initial;
    const row = await insertListing(tx, { ...toListingRow(written), status: first, slug, editedAt: at });
    const audit = { action: 'treatments.created', target: { type: 'treatment', id: slug } } as const;
    await begin(tx, treatmentLifecycle, { ...by, row, facts: { status }, audit });
    const action = moveBetween(first, status, await deps.countUses(tx, slug));
    if (action) await transition(tx, treatmentLifecycle, { ...by, row, action });
    await writeNames(tx, written);
    return readWritten(deps, tx, scope, slug);
  });
}
