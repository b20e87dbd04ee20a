import { and, asc, desc, eq, inArray, isNull, max, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { dischargePacks, usedMaterials } from './discharge.tables.ts';
import type { PackRow } from './pack.lifecycle.ts';

type Of = Pick<JourneyRow, 'id'>;

/** All packs of a journey that its caller may read, newest first. */
export const listPacks = (db: Db | Tx, { id }: Of): Promise<PackRow[]> =>
  db.select().from(dischargePacks).where(eq(dischargePacks.journeyId, id)).orderBy(desc(dischargePacks.number));

/** The same, locked; lock the journey first. */
export const lockPacks = (tx: Tx, { id }: Of): Promise<PackRow[]> =>
  tx
    .select()
    .from(dischargePacks)
    .where(eq(dischargePacks.journeyId, id))
    .orderBy(desc(dischargePacks.number))
    .for('update');

/** Whether discharge papers are still being written: their patient has not been given them. */
export async function isDraftPack(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ status: dischargePacks.status })
    .from(dischargePacks)
    .where(eq(dischargePacks.id, id));
  return row?.status === 'draft';
}

export async function nextPackNumber(tx: Tx, { id }: Of): Promise<number> {
  const [row] = await tx
    .select({ last: max(dischargePacks.number) })
    .from(dischargePacks)
    .where(eq(dischargePacks.journeyId, id));
  return (row?.last ?? 0) + 1;
}

export async function insertPack(tx: Tx, row: typeof dischargePacks.$inferInsert): Promise<PackRow> {
  const [made] = await tx.insert(dischargePacks).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** Writes what a draft says; the row must be locked. */
export async function writePackDraft(
  tx: Tx,
  { id, version }: Pick<PackRow, 'id' | 'version'>,
  changed: Pick<PackRow, 'contentSealed' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(dischargePacks)
    .set({ ...changed, version: version + 1 })
    .where(and(eq(dischargePacks.id, id), eq(dischargePacks.status, 'draft')));
}

/** Records when the patient first opened a pack. */
export async function noteOpened(tx: Tx, { id }: Pick<PackRow, 'id'>, openedAt: Date): Promise<void> {
  await tx
    .update(dischargePacks)
    .set({ openedAt })
    .where(and(eq(dischargePacks.id, id), isNull(dischargePacks.openedAt)));
}

/** Replaces what was used on a patient by what a newer pack says. */
export async function writeMaterials(
  tx: Tx,
  replaced: readonly Pick<PackRow, 'id'>[],
  rows: (typeof usedMaterials.$inferInsert)[],
): Promise<void> {
  if (replaced.length)
    await tx.delete(usedMaterials).where(
      inArray(
        usedMaterials.packId,
        replaced.map(({ id }) => id),
      ),
    );
  if (rows.length) await tx.insert(usedMaterials).values(rows);
}

export interface TreatmentBooking {
  id: string;
  trip: number;
  startsAt: Date;
  timeZone: string;
}

/** Bookings of a journey's treatment that were not cancelled, of both trips. */
export const listTreatmentBookings = (db: Db | Tx, { id }: Of): Promise<TreatmentBooking[]> =>
  db
    .select({ id: bookings.id, trip: bookings.trip, startsAt: bookings.startsAt, timeZone: bookings.timeZone })
    .from(bookings)
    .where(and(eq(bookings.journeyId, id), ne(bookings.status, 'cancelled')))
    .orderBy(asc(bookings.trip), asc(bookings.id));

/** What a patient was given, for their data. */
export const listPacksFor = (db: Db | Tx, patientId: string): Promise<PackRow[]> =>
  db
    .select()
    .from(dischargePacks)
    .where(and(eq(dischargePacks.patientId, patientId), ne(dischargePacks.status, 'draft')))
    .orderBy(asc(dischargePacks.createdAt));

/** Empties what packs say of a patient, and deletes drafts. What was used on the patient stays: clinics must account for implants. */
export async function forgetPacksOf(tx: Tx, patientId: string): Promise<void> {
  const own = eq(dischargePacks.patientId, patientId);
  await tx.delete(dischargePacks).where(and(own, eq(dischargePacks.status, 'draft')));
  await tx.update(dischargePacks).set({ contentSealed: null, documentSealed: null }).where(own);
}
