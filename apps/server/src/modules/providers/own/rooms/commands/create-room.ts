import type { View } from '@travesia/contracts/catalog';
import { MOST_ROOMS, type NewRoom, type Room } from '@travesia/contracts/providers';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { listTreatmentRows } from '../../clinic.repo.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { refuseFields } from '../../people/save-clinician.ts';
import { insertRoom, listRoomRows } from '../rooms.repo.ts';
import { roomFaults } from '../rooms.rules.ts';
import { showRoom } from '../show-rooms.ts';

/** Adds a room or bed to the request's clinic. Throws `providers.too_many_rooms` and validation errors. */
export async function createRoom(deps: ClinicDeps, written: NewRoom, view: View, actor: Actor): Promise<Room> {
  const scope = ofClinic(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  const id = uuidv7();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockClinicOf(tx, scope);
    const rows = await listRoomRows(tx, scope);
    if (rows.length >= MOST_ROOMS) throw new ProblemError('providers.too_many_rooms');
    const allowed = (await listTreatmentRows(tx, scope)).map(({ treatment }) => treatment);
    refuseFields(roomFaults(written, { allowed, names: rows.map(({ name }) => name) }));
    const { name, kind, capacity, treatments: treatmentSlugs } = written;
    await insertRoom(tx, { id, providerId }, { name, kind, capacity, treatmentSlugs });
    const facts = { kind, capacity };
    const target = { type: 'room', id };
    await appendAudit(tx, { action: 'clinic.room_added', actor, at, contextProviderId: providerId, target, facts });
  });
  return showRoom(reference, deps.database.db, scope, { id, view });
}
