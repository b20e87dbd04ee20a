import { type Itinerary, ITINERARY_MAX, type NewItineraryEntry } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, lockJourney } from '../../journeys.repo.ts';
import { tellOfEntry } from '../../telling/journey-told.ts';
import { approvalFor } from '../approve-entry.ts';
import { whenOf } from '../entry-times.ts';
import { mayAddEntry, sideOf } from '../itinerary.policy.ts';
import { countEntries, insertEntry } from '../itinerary.repo.ts';
import { readItinerary } from '../queries/read-itinerary.ts';
import { sealEntry } from '../sealed-entry.ts';

/**
 * Adds an entry. Throws `journeys.not_found`, `journeys.itinerary_not_possible`, `journeys.itinerary_full`,
 * `journeys.flies_too_early` with the rule, and `journeys.no_license`.
 */
export async function addEntry(
  deps: JourneysDeps,
  id: string,
  given: NewItineraryEntry,
  { actor }: RequestContext,
): Promise<Itinerary> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    const record = journey && (await findJourney(tx, scope, id));
    if (!record) throw new ProblemError('journeys.not_found');
    if (!mayAddEntry(scope, journey)) throw new ProblemError('journeys.itinerary_not_possible');
    if ((await countEntries(tx, journey)) >= ITINERARY_MAX) throw new ProblemError('journeys.itinerary_full');
    const entryId = uuidv7();
    const approval = await approvalFor(deps, tx, { scope, record, id: entryId, given });
    const { times, content } = whenOf(given);
    await insertEntry(tx, {
      id: entryId,
      journeyId: id,
      ...times,
      contentSealed: sealEntry(deps.seal, entryId, content),
      by: sideOf(scope, journey),
      ...approval,
      createdAt: at,
      updatedAt: at,
    });
    tellOfEntry(journey, { id: entryId, version: 1 });
    await appendAudit(tx, {
      action: approval.approvedBy === null ? 'itinerary.added' : 'itinerary.approved',
      actor,
      at,
      target: { type: 'itinerary_entry', id: entryId },
      subjectId: journey.patientId,
      contextProviderId: journey.providerId,
    });
  });
  return readItinerary(deps, scope, id);
}
