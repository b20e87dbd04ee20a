import type { View } from '@travesia/contracts/catalog';
import type { Rooms } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { isWholeOrder } from '../../people/people.rules.ts';
import { listRoomRows, placeRooms } from '../rooms.repo.ts';
import { showRooms } from '../show-rooms.ts';

/** Orders the rooms of the request's clinic. Throws `request.stale_version` if they are others by now. */
export async function orderRooms(deps: ClinicDeps, ids: readonly string[], view: View, actor: Actor): Promise<Rooms> {
  const scope = ofClinic(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockClinicOf(tx, scope);
    const present = (await listRoomRows(tx, scope)).filter(({ active }) => active).map(({ id }) => id);
    if (!isWholeOrder(ids, present))
      throw new ProblemError('request.stale_version', { present: await showRooms(reference, tx, scope, view) });
    if (present.every((id, place) => id === ids[place])) return;
    await placeRooms(tx, ids);
    const target = { type: 'provider', id: providerId };
    await appendAudit(tx, { action: 'clinic.rooms_ordered', actor, at, contextProviderId: providerId, target });
  });
  return showRooms(reference, deps.database.db, scope, view);
}
