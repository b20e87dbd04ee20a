import { type Companions, COMPANIONS_MAX } from '@travesia/contracts/journeys';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { companionActions, mayShare } from '../companions.policy.ts';
import { presentCompanion } from '../companions.presenter.ts';
import { listCompanionsOf } from '../companions.repo.ts';

/** Who may read a trip, for its patient alone. Throws `journeys.not_found`. */
export async function listCompanionsQuery(
  { database: { db }, seal }: JourneysDeps,
  journeyId: string,
  actor: Actor,
): Promise<Companions> {
  const record = await findJourney(db, ofPatient(actor), journeyId);
  if (!record) throw new ProblemError('journeys.not_found');
  const rows = await listCompanionsOf(db, record.row);
  const active = rows.filter((row) => companionActions(row).includes('revoke')).length;
  return {
    data: rows.map((row) => presentCompanion(seal, row)),
    may_add: mayShare(record.row) && active < COMPANIONS_MAX,
  };
}
