import type { SharedTrip } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import type { CompanionRow } from './companion.lifecycle.ts';
import { countView } from './companions.repo.ts';
import { readTrip } from './read-trip.ts';

/** What a companion reads, counted and logged for the patient. Throws `journeys.trip_not_found` and `journeys.trip_gone`. */
export async function readCounted(
  deps: JourneysDeps,
  tx: Tx,
  row: CompanionRow | undefined,
  { actor, language }: { actor: Actor; language: Locale },
): Promise<SharedTrip> {
  if (!row) throw new ProblemError('journeys.trip_not_found');
  const userId = actor.kind === 'person' ? actor.userId : null;
  const trip = await readTrip(deps, tx, row, { language, userId });
  // The patient looks at what they share.
  if (userId === row.patientId) return trip;
  const at = deps.clock.now();
  await countView(tx, row, at);
  await appendAudit(tx, {
    action: 'companions.trip_read',
    actor,
    at,
    target: { type: 'journey', id: row.journeyId },
    subjectId: row.patientId,
  });
  return trip;
}
