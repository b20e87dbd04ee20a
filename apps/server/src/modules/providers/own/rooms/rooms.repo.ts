import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { rooms } from '../../rooms/rooms.tables.ts';
import type { ClinicScope } from '../clinic.policy.ts';

export type RoomRow = typeof rooms.$inferSelect;
type RoomColumns = Pick<RoomRow, 'name' | 'kind' | 'capacity' | 'treatmentSlugs'>;

/** All rooms of the clinic in order, archived ones last. */
export const listRoomRows = (db: Db | Tx, { providerId }: ClinicScope): Promise<RoomRow[]> =>
  db
    .select()
    .from(rooms)
    .where(eq(rooms.providerId, providerId))
    .orderBy(sql`not ${rooms.active}`, asc(rooms.position), asc(rooms.id));

/** One room of the clinic. */
export async function findRoomRow(db: Db | Tx, { providerId }: ClinicScope, id: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.providerId, providerId), eq(rooms.id, id)));
  return row;
}

/** Adds a room at the end of the list. */
export async function insertRoom(
  tx: Tx,
  { id, providerId }: Pick<RoomRow, 'id' | 'providerId'>,
  columns: RoomColumns,
): Promise<void> {
  await tx.insert(rooms).values({ ...columns, id, providerId, position: lastPlace(providerId) as never });
}

/** Updates a room that the caller's lock on the clinic protects. */
export async function writeRoom(tx: Tx, id: string, columns: Partial<RoomColumns> & { active?: false }): Promise<void> {
  await tx
    .update(rooms)
    .set({ ...columns, version: sql`${rooms.version} + 1` })
    .where(eq(rooms.id, id));
}

/** Offers an archived room again, at the end of the list. */
export async function restoreRoomRow(tx: Tx, { id, providerId }: Pick<RoomRow, 'id' | 'providerId'>): Promise<void> {
  await tx
    .update(rooms)
    .set({ active: true, position: lastPlace(providerId) as never, version: sql`${rooms.version} + 1` })
    .where(eq(rooms.id, id));
}

/** Sets the positions of rooms; it is no edit of theirs. */
export async function placeRooms(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update rooms m set position = o.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality o(id, place) where m.id = o.id`);
}

const lastPlace = (providerId: string) =>
  sql`(select coalesce(max(m.position), -1) + 1 from rooms m where m.provider_id = ${providerId}::uuid)`;
