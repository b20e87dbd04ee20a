import type { Itinerary } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockJourney } from '../../journeys.repo.ts';
import { tellOfEntry } from '../../telling/journey-told.ts';
import { entryActions } from '../itinerary.policy.ts';
import { deleteEntry, lockEntry } from '../itinerary.repo.ts';
import { readItinerary } from '../queries/read-itinerary.ts';

/** Removes an entry. Throws `journeys.not_found`, `journeys.entry_not_found` and `journeys.itinerary_not_possible`. */
export async function removeEntry(
  deps: JourneysDeps,
  { id, entryId }: { id: string; entryId: string },
  { actor }: RequestContext,
): Promise<Itinerary> {
  const scope = await ofEverySide(deps.takeSide, actor);
  await unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    if (!journey) throw new ProblemError('journeys.not_found');
    const row = await lockEntry(tx, journey, entryId);
    if (!row) throw new ProblemError('journeys.entry_not_found');
    if (!entryActions(scope, journey, row).includes('remove'))
      throw new ProblemError('journeys.itinerary_not_possible');
    await deleteEntry(tx, row);
    tellOfEntry(journey, { id: row.id, version: row.version + 1 });
    await appendAudit(tx, {
      action: 'itinerary.removed',
      actor,
      at: deps.clock.now(),
      target: { type: 'itinerary_entry', id: row.id },
      subjectId: journey.patientId,
      contextProviderId: journey.providerId,
    });
  });
  return readItinerary(deps, scope, id);
}
