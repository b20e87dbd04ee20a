import type { View } from '@travesia/contracts/catalog';
import type { Room } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { restoreRoomRow, writeRoom } from '../rooms.repo.ts';
import { roomSeen, showRoom } from '../show-rooms.ts';

interface Seen {
  id: string;
  version: number;
}

/**
 * Archives a room, or offers an archived one again; does nothing if it already is so. Throws `providers.room_not_found` and
 * `request.stale_version`.
 */
export async function setRoomActive(
  deps: ClinicDeps,
  seen: Seen,
  { isActive, view, actor }: { isActive: boolean; view: View; actor: Actor },
): Promise<Room> {
  const scope = ofClinic(actor);
  const { id } = seen;
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockClinicOf(tx, scope);
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
