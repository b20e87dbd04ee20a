import type { SharedTrip } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import type { CompanionRow } from '../companion.lifecycle.ts';
import { countView, findByToken, findKept } from '../companions.repo.ts';
import { readTrip } from '../read-trip.ts';
import { hashTripToken } from '../trip-token.ts';

interface Reading {
  actor: Actor;
  language: Locale;
  find: (tx: Tx) => Promise<CompanionRow | undefined>;
}

/** Reads a trip with its link; the patient sees each read. Throws `journeys.trip_not_found` and `journeys.trip_gone`. */
export const openTrip = (deps: JourneysDeps, token: string, language: Locale, actor: Actor): Promise<SharedTrip> =>
  read(deps, { actor, language, find: (tx) => findByToken(tx, hashTripToken(token)) });

/** Reads a trip that the user keeps. Throws the same, and `access.signed_out`. */
export function openKeptTrip(deps: JourneysDeps, id: string, language: Locale, actor: Actor): Promise<SharedTrip> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return read(deps, { actor, language, find: (tx) => findKept(tx, { id, userId: actor.userId }) });
}

const read = (deps: JourneysDeps, { actor, language, find }: Reading): Promise<SharedTrip> =>
  unitOfWork(deps.database, async (tx) => {
    const row = await find(tx);
    if (!row) throw new ProblemError('journeys.trip_not_found');
    const userId = actor.kind === 'person' ? actor.userId : null;
    const trip = await readTrip(deps, tx, row, { language, userId });
    const at = deps.clock.now();
    // The patient looks at what they share.
    if (userId === row.patientId) return trip;
    await countView(tx, row, at);
    await appendAudit(tx, {
      action: 'companions.trip_read',
      actor,
      at,
      target: { type: 'journey', id: row.journeyId },
      subjectId: row.patientId,
    });
    return trip;
  });
