import type { View } from '@travesia/contracts/catalog';
import type { Room, Rooms } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Person } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import { clinicActions } from '../clinic-actions.rules.ts';
import type { ClinicScope } from '../clinic.policy.ts';
import { findClinicRow, listTreatmentRows } from '../clinic.repo.ts';
import { treatmentChoices } from '../people/people.presenter.ts';
import { findRoomRow, listRoomRows, type RoomRow } from './rooms.repo.ts';

const mayChange = (person: Person, clinic: { demo: boolean }): boolean => clinicActions(person, clinic).length > 0;

function presentRoom(reference: Reference, row: RoomRow, may: boolean, view: View): Room {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    capacity: row.capacity,
    treatments: treatmentChoices(reference, row.treatmentSlugs, view),
    active: row.active,
    version: row.version,
    actions: !may ? [] : row.active ? ['change', 'archive'] : ['restore'],
  };
}

/** All rooms and beds of the clinic. */
export async function showRooms(reference: Reference, db: Db | Tx, scope: ClinicScope, view: View): Promise<Rooms> {
  const may = await mayChangeRooms(db, scope);
  const offered = (await listTreatmentRows(db, scope)).map(({ treatment }) => treatment);
  const rows = await listRoomRows(db, scope);
  return {
    data: rows.map((row) => presentRoom(reference, row, may, view)),
    treatment_choices: treatmentChoices(reference, offered, view),
    actions: may ? ['add', 'order'] : [],
  };
}

/** One room of the clinic. Throws `providers.room_not_found`. */
export async function showRoom(
  reference: Reference,
  db: Db | Tx,
  scope: ClinicScope,
  { id, view }: { id: string; view: View },
): Promise<Room> {
  const row = await findRoomRow(db, scope, id);
  if (!row) throw new ProblemError('providers.room_not_found');
  return presentRoom(reference, row, await mayChangeRooms(db, scope), view);
}

async function mayChangeRooms(db: Db | Tx, scope: ClinicScope): Promise<boolean> {
  const found = await findClinicRow(db, scope);
  if (!found) throw new ProblemError('access.no_clinic');
  return mayChange(scope.person, found.clinic);
}

/**
 * A room of the locked clinic. Throws `providers.room_not_found`, and `request.stale_version` with the result of `show` after a
 * concurrent change.
 */
export async function roomSeen(
  tx: Tx,
  scope: ClinicScope,
  { id, version }: { id: string; version: number },
  show: () => Promise<unknown>,
): Promise<RoomRow> {
  const row = await findRoomRow(tx, scope, id);
  if (!row) throw new ProblemError('providers.room_not_found');
  if (row.version !== version) throw new ProblemError('request.stale_version', { present: await show() });
  return row;
}
