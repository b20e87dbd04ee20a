import { type Application, applicationMachine } from '@travesia/contracts/applications';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findDocuments } from './application-files.repo.ts';
import type { ApplicationScope } from './applications.policy.ts';
import { presentApplication } from './applications.presenter.ts';
import { countAhead, findApplication, findLatestAnswers } from './applications.repo.ts';
import { checklistOf } from './checklist.rules.ts';
import { findListing, zoneOfNamed } from './references.repo.ts';
import { reviewOf } from './review.rules.ts';

/** Number of recent answers used to estimate the waiting time. */
const MEASURED = 30;

/** Returns an application with everything displayed. Throws `application.not_found`. */
export async function readApplication(
  db: Db | Tx,
  clock: Clock,
  scope: ApplicationScope,
  id: string,
): Promise<Application> {
  const row = await findApplication(db, scope, id);
  if (!row) throw new ProblemError('application.not_found');
  const documents = await findDocuments(db, id);
  const kinds = new Set(documents.map(({ kind }) => kind));
  const listing = row.claimedListingId ? await findListing(db, row.claimedListingId) : undefined;
  // Licenses expire by the clinic's local date; until the place is known, use UTC.
  const today = clock.today((await zoneOfNamed(db, row.sections.business)) ?? 'UTC');
  const isFinal = applicationMachine.states[row.status].tags.some((tag) => tag === 'final');
  // Before submission it would come last.
  const isWaiting = applicationMachine.states[row.status].tags.some((tag) => tag === 'waiting');
  const since = isWaiting && row.submittedAt ? row.submittedAt : clock.now();
  return presentApplication(row, {
    documents,
    checklist: checklistOf({ sections: row.sections, kinds, today }),
    review: isFinal ? null : reviewOf(await countAhead(db, since), await findLatestAnswers(db, MEASURED)),
    claimed: listing ? { id: listing.id, slug: listing.slug, name: listing.name } : null,
  });
}
