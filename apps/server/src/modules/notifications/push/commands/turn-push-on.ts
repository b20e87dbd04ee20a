import { MOST_PUSH_DEVICES, type NewPushSubscription, type PushState } from '@travesia/contracts/notifications';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { readOutsideAddress } from '../../../../platform/outside/outside-address.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockUser } from '../../../accounts/index.ts';
import { ownSession } from '../../notifications.policy.ts';
import { hashOf, type PushDeps } from '../push-deps.ts';
import { presentPush } from '../push.presenter.ts';
import { countDevices, deleteOldest, replaceDevice } from '../push.repo.ts';

/** Sends push notifications to the device of a session from now on. Throws `push.address_refused`. */
export async function turnPushOn(
  { database, clock, seal, keys, rules }: PushDeps,
  actor: Actor,
  device: NewPushSubscription,
): Promise<PushState> {
  const { scope, sessionId } = ownSession(actor);
  const { userId } = scope;
  if (!readOutsideAddress(device.endpoint, rules)) throw new ProblemError('push.address_refused');
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockUser(tx, userId);
    const id = uuidv7();
    const addressHash = hashOf(device.endpoint);
    const deviceSealed = seal.seal(JSON.stringify(device), id);
    await replaceDevice(tx, { id, userId, sessionId, addressHash, deviceSealed, createdAt: at });
    await deleteOldest(tx, userId, MOST_PUSH_DEVICES);
    await appendAudit(tx, { action: 'push.turned_on', actor, at, subjectId: userId });
    return presentPush(actor, await countDevices(tx, scope, sessionId, at), keys);
  });
}
