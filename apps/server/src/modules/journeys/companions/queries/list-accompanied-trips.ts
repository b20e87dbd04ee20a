import type { AccompaniedTrips } from '@travesia/contracts/journeys';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { listKept } from '../companions.repo.ts';

/** Trips of others that a user keeps and may still read. Throws `access.signed_out`. */
export async function listAccompaniedTripsQuery(
  { database: { db }, clock }: Pick<JourneysDeps, 'database' | 'clock'>,
  actor: Actor,
): Promise<AccompaniedTrips> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const rows = await listKept(db, actor.userId, clock.now());
  return { data: rows.map(({ expiresAt, ...row }) => ({ ...row, expires_at: expiresAt.toISOString() })) };
}
