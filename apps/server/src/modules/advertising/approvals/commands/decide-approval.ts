import type { Actor } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { approvalLifecycle } from '../approval.lifecycle.ts';
import { changeApproval } from './change-approval.ts';

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
