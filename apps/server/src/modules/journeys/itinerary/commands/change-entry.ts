import type { Itinerary, ItineraryEntryChange } from '@travesia/contracts/journeys';
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
import { entryActions } from '../itinerary.policy.ts';
import { lockEntry, writeEntry } from '../itinerary.repo.ts';
import { readItinerary } from '../queries/read-itinerary.ts';
import { sealEntry } from '../sealed-entry.ts';

/**
 * Replaces an entry; an approval stays while its time does. Throws `journeys.not_found`, `journeys.entry_not_found`,
 * `journeys.itinerary_not_possible`, `journeys.flies_too_early` with the rule, `journeys.no_license` and `request.stale_version`.
 */
export async function changeEntry(
  deps: JourneysDeps,
  { id, entryId }: { id: string; entryId: string },
  { version, ...given }: ItineraryEntryChange,
  { actor }: RequestContext,
): Promise<Itinerary> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    const record = journey && (await findJourney(tx, scope, id));
    if (!record) throw new ProblemError('journeys.not_found');
    const row = await lockEntry(tx, journey, entryId);
    if (!row) throw new ProblemError('journeys.entry_not_found');
    if (!entryActions(scope, journey, row).includes('edit')) throw new ProblemError('journeys.itinerary_not_possible');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    const { times, content } = whenOf(given);
    const isKept = row.approvedBy !== null && !given.approval && row.startsAt.getTime() === times.startsAt.getTime();
    const approval = isKept ? {} : await approvalFor(deps, tx, { scope, record, id: row.id, given });
    await writeEntry(tx, row, {
      ...times,
      contentSealed: sealEntry(deps.seal, row.id, content),
      ...approval,
      updatedAt: at,
    });
    tellOfEntry(journey, { id: row.id, version: row.version + 1 });
    await appendAudit(tx, {
      action: 'itinerary.changed',
      actor,
      at,
      target: { type: 'itinerary_entry', id: row.id },
      subjectId: journey.patientId,
      contextProviderId: journey.providerId,
    });
  });
  return readItinerary(deps, scope, id);
}
