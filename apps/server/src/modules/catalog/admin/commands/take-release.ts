import type { TreatmentListingDetail } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { putSearchDocuments } from '../../../search/index.ts';
import { allListings } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../listings-deps.ts';
import { updateListing } from '../listings.repo.ts';
import { planRelease } from '../plan-release.ts';
import { writeReleased } from '../release.repo.ts';
import { toSynonyms, toTreatments } from '../../load-rows.ts';
import { treatmentDocument } from '../../search-documents.ts';
import { lockListing } from '../writing/lock-listing.ts';
import { readWritten } from '../writing/read-written.ts';

/** Discards admins' changes to a treatment. Throws `catalog.not_of_a_release` and `request.stale_version`. */
export async function takeRelease(
  deps: ListingsDeps,
  slug: string,
  version: number,
  actor: Actor,
): Promise<TreatmentListingDetail> {
  const scope = allListings(actor);
  const catalog = deps.readRelease();
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockListing(deps, tx, scope, { slug, version });
    const [plan] = planRelease(catalog, [row]).filter(({ key }) => key === row.releaseKey);
    if (!plan) throw new ProblemError('catalog.not_of_a_release');
    const synonyms = toSynonyms(catalog, [plan]);
    await writeReleased(tx, toTreatments(catalog, [plan]), synonyms);
    await updateListing(tx, row.id, {
      version: version + 1,
      reviewedBy: null,
      reviewedOn: null,
      reviewedCredential: null,
    });
    const written = await readWritten(deps, tx, scope, row.slug);
    if (row.status === 'published') {
      const { name, short_name: shortName } = written;
      const all = LOCALES.flatMap((locale) => written.synonyms[locale]);
      await putSearchDocuments(tx, [treatmentDocument({ slug: row.slug, name, shortName, synonyms: all })]);
    }
    if (written.category.slug !== row.category) await deps.follow(tx, { from: row.slug, to: row.slug });
    const target = { type: 'treatment', id: row.slug };
    await appendAudit(tx, { action: 'treatments.release_taken', actor, at: deps.clock.now(), target });
    return written;
  });
}
