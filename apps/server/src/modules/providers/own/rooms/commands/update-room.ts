import type { View } from '@travesia/contracts/catalog';
import type { Room, RoomChange } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { listTreatmentRows } from '../../clinic.repo.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { refuseFields } from '../../people/save-clinician.ts';
import { listRoomRows, writeRoom } from '../rooms.repo.ts';
import { roomFaults } from '../rooms.rules.ts';
import { roomSeen, showRoom } from '../show-rooms.ts';

/**
 * Replaces what is stored of a room. Throws `providers.room_not_found`, `providers.room_archived`, `request.stale_version` with the
 * present room, and validation errors.
 */
export async function updateRoom(
  deps: ClinicDeps,
  id: string,
  { version, ...written }: RoomChange,
  view: View,
  actor: Actor,
): Promise<Room> {
  const scope = ofClinic(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockClinicOf(tx, scope);
    const row = await roomSeen(tx, scope, { id, version }, () => showRoom(reference, tx, scope, { id, view }));
    if (!row.active) throw new ProblemError('providers.room_archived');
    const names = (await listRoomRows(tx, scope)).filter((one) => one.id !== id).map(({ name }) => name);
    const offered = (await listTreatmentRows(tx, scope)).map(({ treatment }) => treatment);
    refuseFields(roomFaults(written, { allowed: [...offered, ...row.treatmentSlugs], names }));
    const { name, kind, capacity, treatments: treatmentSlugs } = written;
    await writeRoom(tx, id, { name, kind, capacity, treatmentSlugs });
    const facts = { kind, capacity };
    const target = { type: 'room', id };
    await appendAudit(tx, { action: 'clinic.room_changed', actor, at, contextProviderId: providerId, target, facts });
  });
  return showRoom(reference, deps.database.db, scope, { id, view });
}
