import type { SharedTrip } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { hashLinkToken } from '../../../../platform/secrets/link-token.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findByToken } from '../companions.repo.ts';
import { readCounted } from '../read-counted.ts';

/** Reads a trip with its link; the patient sees each read. Throws `journeys.trip_not_found` and `journeys.trip_gone`. */
export const openTrip = (deps: JourneysDeps, token: string, language: Locale, actor: Actor): Promise<SharedTrip> =>
  unitOfWork(deps.database, async (tx) =>
    readCounted(deps, tx, await findByToken(tx, hashLinkToken(token)), { actor, language }),
  );
