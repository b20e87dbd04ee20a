import type { View } from '@travesia/contracts/catalog';
import type { Room } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { lockForLists } from '../../people/lock-clinician.ts';
import { restoreRoomRow, writeRoom } from '../rooms.repo.ts';
import { roomSeen, showRoom } from '../show-rooms.ts';

interface Seen {
  id: string;
  version: number;
}

/** Archives a room; does nothing if it is archived. Throws `providers.room_not_found` and `request.stale_version`. */
export const archiveRoom = (deps: ClinicDeps, seen: Seen, view: View, actor: Actor): Promise<Room> =>
  setActive(deps, seen, { isActive: false, view, actor });

/** Offers an archived room again; does nothing if it is not archived. Throws the same. */
export const restoreRoom = (deps: ClinicDeps, seen: Seen, view: View, actor: Actor): Promise<Room> =>
  setActive(deps, seen, { isActive: true, view, actor });

async function setActive(
  deps: ClinicDeps,
  seen: Seen,
  { isActive, view, actor }: { isActive: boolean; view: View; actor: Actor },
): Promise<Room> {
  const scope = ofClinic(actor);
  const { id } = seen;
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockForLists(tx, scope);
    const row = await roomSeen(tx, scope, seen, () => showRoom(reference, tx, scope, { id, view }));
    if (row.active === isActive) return;
    if (isActive) await restoreRoomRow(tx, row);
    else await writeRoom(tx, id, { active: false });
    const action = isActive ? 'clinic.room_restored' : 'clinic.room_archived';
    const target = { type: 'room', id };
    await appendAudit(tx, { action, actor, at, contextProviderId: providerId, target, facts: { kind: row.kind } });
  });
  return showRoom(reference, deps.database.db, scope, { id, view });
}
