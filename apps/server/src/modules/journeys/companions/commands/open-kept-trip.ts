import type { SharedTrip } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findKept } from '../companions.repo.ts';
import { readCounted } from '../read-counted.ts';

/** Reads a trip that the user keeps. Throws `journeys.trip_not_found`, `journeys.trip_gone` and `access.signed_out`. */
export async function openKeptTrip(
  deps: JourneysDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<SharedTrip> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const { userId } = actor;
  return unitOfWork(deps.database, async (tx) =>
    readCounted(deps, tx, await findKept(tx, { id, userId }), { actor, language }),
  );
}
