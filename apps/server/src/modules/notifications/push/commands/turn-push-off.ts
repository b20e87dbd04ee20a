import type { PushState } from '@travesia/contracts/notifications';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ownSession } from '../../notifications.policy.ts';
import type { PushDeps } from '../push-deps.ts';
import { presentPush } from '../push.presenter.ts';
import { countDevices, deleteOfSession } from '../push.repo.ts';

/** Sends nothing to the device of a session any more; repeating it changes nothing. */
export async function turnPushOff({ database, clock, keys }: PushDeps, actor: Actor): Promise<PushState> {
  const { scope, sessionId } = ownSession(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    if (await deleteOfSession(tx, scope, sessionId))
      await appendAudit(tx, { action: 'push.turned_off', actor, at, subjectId: scope.userId });
    return presentPush(actor, await countDevices(tx, scope, sessionId, at), keys);
  });
}
