import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { journeys } from '../journeys.tables.ts';
import { itineraryEntries } from './itinerary.tables.ts';

export type EntryRow = typeof itineraryEntries.$inferSelect;

const of = ({ id }: Pick<JourneyRow, 'id'>) => eq(itineraryEntries.journeyId, id);

/** Entries of a journey that its caller may read, by time. */
export const listEntries = (db: Db | Tx, journey: Pick<JourneyRow, 'id'>): Promise<EntryRow[]> =>
  db
    .select()
    .from(itineraryEntries)
    .where(of(journey))
    .orderBy(asc(itineraryEntries.startsAt), asc(itineraryEntries.createdAt), asc(itineraryEntries.id));

/** Locked; lock the journey first. */
export async function lockEntry(tx: Tx, journey: Pick<JourneyRow, 'id'>, id: string): Promise<EntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(itineraryEntries)
    .where(and(of(journey), eq(itineraryEntries.id, id)))
    .for('update');
  return row;
}

export async function countEntries(tx: Tx, journey: Pick<JourneyRow, 'id'>): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(itineraryEntries).where(of(journey));
  return row?.total ?? 0;
}

export async function insertEntry(tx: Tx, row: typeof itineraryEntries.$inferInsert): Promise<void> {
  await tx.insert(itineraryEntries).values(row);
}

/** Replaces an entry; the row must be locked. */
export async function writeEntry(
  tx: Tx,
  { id, version }: Pick<EntryRow, 'id' | 'version'>,
  changed: Partial<EntryRow>,
): Promise<void> {
  await tx
    .update(itineraryEntries)
    .set({ ...changed, version: version + 1 })
    .where(eq(itineraryEntries.id, id));
}

export async function deleteEntry(tx: Tx, { id }: Pick<EntryRow, 'id'>): Promise<void> {
  await tx.delete(itineraryEntries).where(eq(itineraryEntries.id, id));
}

const ownOf = (db: Db | Tx, patientId: string) =>
  db.select({ id: journeys.id }).from(journeys).where(eq(journeys.patientId, patientId));

/** Itineraries of a patient, for their data. */
export const listEntriesOf = (db: Db | Tx, patientId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(itineraryEntries)
    .where(inArray(itineraryEntries.journeyId, ownOf(db, patientId)))
    .orderBy(asc(itineraryEntries.startsAt));

/** Where somebody was, nobody needs to account for. */
export async function forgetEntriesOf(tx: Tx, patientId: string): Promise<void> {
  await tx.delete(itineraryEntries).where(inArray(itineraryEntries.journeyId, ownOf(tx, patientId)));
}
