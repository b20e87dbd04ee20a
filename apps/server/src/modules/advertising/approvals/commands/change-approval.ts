import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredBy, partnerToAdminister } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { followApproval } from '../../follow-approval.ts';
import { type ApprovalRow, findApprovalProvider, lockApproval } from '../approvals.repo.ts';

/** Locks clinic and request, changes the request, and updates what follows from it. */
export async function changeApproval(
  { database, clock, followers }: AdvertisingDeps,
  id: string,
  actor: Actor,
  change: (tx: Tx, row: ApprovalRow, at: Date) => Promise<void>,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const providerId = await findApprovalProvider(tx, id);
    if (providerId === undefined) throw new ProblemError('advertising.approval_not_found');
    const clinic = await partnerToAdminister(tx, scope, providerId);
    const row = await lockApproval(tx, id);
    if (!row) throw new ProblemError('advertising.approval_not_found');
    await change(tx, row, at);
    await followApproval(tx, followers, clinic, at);
  });
}
