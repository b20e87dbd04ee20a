import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { hashLinkToken } from '../../../platform/secrets/link-token.ts';
import { type CompanionRow, findCompanionByToken, findKeptCompanion, requireSharedTrip } from '../../journeys/index.ts';
import { listSharedIds, listSharesWith } from '../shares/shares.repo.ts';
import type { Grant, OpenGrant } from './grant.ts';

/** What a companion may read with the link of a trip. Throws `journeys.trip_not_found`, `journeys.trip_gone` and `records.not_found`. */
export const byTripLink =
  (token: string): OpenGrant =>
  async (tx, at) =>
    asCompanion(tx, await findCompanionByToken(tx, hashLinkToken(token)), at);

/** The same with the account that keeps the trip. Throws `access.signed_out` as well. */
export const byKeptTrip =
  (id: string): OpenGrant =>
  async (tx, at, actor: Actor) => {
    if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
    return asCompanion(tx, await findKeptCompanion(tx, { id, userId: actor.userId }), at);
  };

async function asCompanion(tx: Tx, row: CompanionRow | undefined, at: Date): Promise<Grant> {
  if (!row) throw new ProblemError('journeys.trip_not_found');
  const { patient } = await requireSharedTrip(tx, row, at);
  if (!row.rights.includes('records')) throw new ProblemError('records.not_found');
  const { journeyId, patientId, expiresAt } = row;
  return {
    through: `companion:${row.id}`,
    patientId,
    patient: patient.firstName,
    expiresAt,
    recordIds: await listSharedIds(tx, journeyId, at),
    target: { type: 'journey', id: journeyId },
    journeyId,
    refuse: async (recordId) => {
      const shares = await listSharesWith(tx, recordId, journeyId);
      return new ProblemError(shares.length ? 'records.share_ended' : 'records.not_found');
    },
    // Reading the trip is what is counted.
    count: () => Promise.resolve(),
  };
}
