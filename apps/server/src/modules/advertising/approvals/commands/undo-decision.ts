import type { Actor } from '../../../../platform/http/request-context.ts';
import { changeToUndo } from '../../../../platform/transition/change-to-undo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { approvalLifecycle } from '../approval.lifecycle.ts';
import { changeApproval } from './change-approval.ts';

/** Takes back what the admin decided a moment ago, with time and reason from before. Throws `request.undo_over`. */
export const undoDecision = (
  deps: AdvertisingDeps,
  { id, version }: { id: string; version: number },
  actor: Actor,
): Promise<void> =>
  changeApproval(deps, id, actor, async (tx, row, at) => {
    const by = { actor, at };
    const seen = { id: row.id, version: row.version === version ? version : 0 };
    const { action, before } = await changeToUndo(tx, approvalLifecycle, seen, ['approve', 'reject', 'revoke'], by);
    const earlier = action === 'revoke' ? before.at(-1) : undefined;
    await transition(tx, approvalLifecycle, {
      ...by,
      row,
      action: `undo_${action}`,
      as: 'admin',
      set: { decidedAt: earlier?.at ?? null, reason: earlier?.reason ?? null },
    });
  });
