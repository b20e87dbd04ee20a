import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { hashLinkToken } from '../../../../platform/secrets/link-token.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { stillReads } from '../companions.policy.ts';
import { findByToken, lockCompanion, writeKeeper } from '../companions.repo.ts';

/**
 * Lets a user read a trip with their account. The first who does so keeps it. Throws `journeys.trip_not_found`, `journeys.trip_gone` and
 * `journeys.trip_taken`.
 */
export async function keepTrip(
  { database, clock }: JourneysDeps,
  token: string,
  actor: Actor,
): Promise<{ id: string }> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const { userId } = actor;
  return unitOfWork(database, async (tx) => {
    const found = await findByToken(tx, hashLinkToken(token));
    const row = found && (await lockCompanion(tx, { id: found.journeyId }, found.id));
    if (!row) throw new ProblemError('journeys.trip_not_found');
    if (!stillReads(row, clock.now())) throw new ProblemError('journeys.trip_gone');
    if (row.companionId === userId) return { id: row.id };
    if (row.companionId !== null || row.patientId === userId) throw new ProblemError('journeys.trip_taken');
    await writeKeeper(tx, row, userId);
    await appendAudit(tx, {
      action: 'companions.joined',
      actor,
      at: clock.now(),
      target: { type: 'journey', id: row.journeyId },
      subjectId: row.patientId,
    });
    return { id: row.id };
  });
}
