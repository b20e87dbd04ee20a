import type { Signers } from '@travesia/contracts/journeys';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ofCalledClinic } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { listSigners } from './reviews.repo.ts';

/** Who can sign reviews at the clinic today. */
export async function listSignersQuery({ database, clock }: JourneysDeps, actor: Actor): Promise<Signers> {
  const { others } = ofCalledClinic(actor);
  if (others.kind !== 'clinic') throw new ProblemError('access.no_clinic');
  const rows = await listSigners(database.db, others.id, clock.today());
  return { data: rows.map(({ expiresOn, ...row }) => ({ ...row, expires_on: expiresOn })) };
}
