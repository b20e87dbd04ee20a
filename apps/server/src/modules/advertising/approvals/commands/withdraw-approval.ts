import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { followApproval } from '../../follow-approval.ts';
import { actsAs } from '../../acts-as.ts';
import { approvalLifecycle } from '../approval.lifecycle.ts';
import { lockApproval } from '../approvals.repo.ts';

/** Withdraws a request, or stops offering the treatment. Throws `advertising.approval_not_found` and `.approval_decided`. */
export async function withdrawApproval(
  { database, clock, followers }: AdvertisingDeps,
  { id, version }: { id: string; version: number },
  actor: Actor,
): Promise<void> {
  const scope = ofClinic(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    // The clinic first, like everyone else who locks both.
    const clinic = await lockClinicOf(tx, scope);
    const row = await lockApproval(tx, id);
    if (row?.providerId !== clinic.id) throw new ProblemError('advertising.approval_not_found');
    await transition(tx, approvalLifecycle, {
      row,
      action: 'withdraw',
      actor,
      as: actsAs(scope.person),
      at,
      version: row.state === 'requested' || row.state === 'approved' ? version : undefined,
    });
    if (row.state === 'approved') await followApproval(tx, followers, clinic, at);
  });
}
