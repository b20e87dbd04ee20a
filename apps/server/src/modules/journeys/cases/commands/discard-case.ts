import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { ownCases } from '../cases.policy.ts';
import { deleteCase, lockCase } from '../cases.repo.ts';

/** Deletes a draft with its answers. Throws `journeys.case_not_found` and `journeys.case_asked`. */
export async function discardCase(deps: JourneysDeps, id: string, actor: Actor): Promise<void> {
  const scope = ownCases(actor);
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockCase(tx, scope, id);
    if (!row) throw new ProblemError('journeys.case_not_found');
    if (row.status !== 'draft') throw new ProblemError('journeys.case_asked');
    await deleteCase(tx, row);
  });
}
