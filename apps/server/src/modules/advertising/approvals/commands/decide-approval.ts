import type { TreatmentApproval } from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { administeredBy, partnerToAdminister } from '../../../providers/index.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { followApproval } from '../../follow-approval.ts';
import { approvalLifecycle } from '../approval.lifecycle.ts';
import { presentApproval } from '../approvals.presenter.ts';
import { decidedBy } from '../approvals.policy.ts';
import { type ApprovalRow, findApproval, findApprovalProvider, lockApproval } from '../approvals.repo.ts';

interface Decision {
  action: 'approve' | 'reject' | 'revoke';
  version: number;
  reason: string;
}

/**
 * Approves a restricted treatment of a clinic, rejects it or revokes the approval, with a reason. Throws `advertising.approval_not_found`,
 * `advertising.approval_decided` and `request.stale_version`.
 */
export const decideApproval = (
  deps: AdvertisingDeps,
  id: string,
  { action, version, reason }: Decision,
  actor: Actor,
): Promise<void> =>
  changeApproval(deps, id, actor, async (tx, row, at) => {
    const isCurrent = row.state === 'requested' || row.state === 'approved';
    await transition(tx, approvalLifecycle, {
      row,
      action,
      actor,
      as: 'admin',
      at,
      reason,
      // After a decision, its being decided says more than that the version is another.
      version: isCurrent ? version : undefined,
    });
  });

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

/** A request as admins see it. Throws `advertising.approval_not_found`. */
export async function readApproval(
  { database, reference }: AdvertisingDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<TreatmentApproval> {
  const row = await findApproval(database.db, decidedBy(actor), id);
  if (!row) throw new ProblemError('advertising.approval_not_found');
  return presentApproval(await reference(), row, language);
}
