import type { Consultation } from '@travesia/contracts/consultations';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import { changePresence, findPresence } from '../consultations.repo.ts';
import { lockRoom, scopeOf } from '../find-room.ts';
import { readRoom } from '../queries/read-consultation.ts';
import { tellRoom } from '../tell-room.ts';

/** Leaves a room, unless the user is in it with another page now. Throws `consultations.not_found`. */
export async function leaveRoom(
  deps: ConsultationsDeps,
  id: string,
  sessionId: string,
  actor: Actor,
): Promise<Consultation> {
  const scope = await scopeOf(deps, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { booking } = await lockRoom(deps, tx, scope, id);
    const own = await findPresence(tx, id, scope.person.userId);
    if (own?.sessionId !== sessionId || own.leaseUntil <= at) return;
    await changePresence(tx, own, { admittedAt: null, leaseUntil: at });
    tellRoom(booking);
  });
  return readRoom(deps, scope, id);
}
