import type { JourneyFilePurpose } from '@travesia/contracts/journeys';
import { and, asc, count, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { journeys } from '../journeys.tables.ts';
import { journeyFiles } from './journey-files.tables.ts';

const columns = {
  id: journeyFiles.id,
  fileId: journeyFiles.fileId,
  purpose: journeyFiles.purpose,
  attachedTo: journeyFiles.attachedTo,
  uploadedBy: journeyFiles.uploadedBy,
  name: storedFiles.name,
  mediaType: storedFiles.mediaType,
  size: storedFiles.size,
};

export interface JourneyFileRow {
  id: string;
  fileId: string;
  purpose: JourneyFilePurpose;
  attachedTo: string | null;
  uploadedBy: string | null;
  name: string;
  mediaType: string | null;
  size: number | null;
}

type Of = Pick<JourneyRow, 'id'>;

const files = (db: Db | Tx) =>
  db.select(columns).from(journeyFiles).innerJoin(storedFiles, eq(storedFiles.id, journeyFiles.fileId));

/** Files that a user uploaded and nothing is attached to yet. */
const loose = (userId: string) => and(eq(journeyFiles.uploadedBy, userId), isNull(journeyFiles.attachedTo));

export async function insertJourneyFile(tx: Tx, row: typeof journeyFiles.$inferInsert): Promise<void> {
  await tx.insert(journeyFiles).values(row);
}

export async function countLooseFiles(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(journeyFiles).where(loose(userId));
  return row?.total ?? 0;
}

export async function findJourneyFile(db: Db | Tx, journey: Of, id: string): Promise<JourneyFileRow | undefined> {
  const [row] = await files(db).where(and(eq(journeyFiles.journeyId, journey.id), eq(journeyFiles.id, id)));
  return row;
}

/** Returns the stored file, which the caller drops; undefined if it is not the user's or was attached. */
export async function deleteLooseFile(
  tx: Tx,
  { journey, userId, id }: { journey: Of; userId: string; id: string },
): Promise<string | undefined> {
  const [row] = await tx
    .delete(journeyFiles)
    .where(and(loose(userId), eq(journeyFiles.journeyId, journey.id), eq(journeyFiles.id, id)))
    .returning({ fileId: journeyFiles.fileId });
  return row?.fileId;
}

/**
 * Attaches files that a user uploaded for this purpose to a pack, check-in or claim, so that they are kept. Returns how many there were: fewer
 * than asked for if some are gone, another's or attached already.
 */
export async function attachJourneyFiles(
  tx: Tx,
  { journey, purpose, userId, to }: { journey: Of; purpose: JourneyFilePurpose; userId: string; to: string },
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .update(journeyFiles)
    .set({ attachedTo: to })
    .where(
      and(
        loose(userId),
        eq(journeyFiles.journeyId, journey.id),
        eq(journeyFiles.purpose, purpose),
        inArray(journeyFiles.id, [...ids]),
      ),
    )
    .returning({ fileId: journeyFiles.fileId });
  for (const { fileId } of rows) await keepStoredFile(tx, fileId);
  return rows.length;
}

/** Files of packs, check-ins or claims, by what they are attached to, in the order of uploading. */
export async function listAttachedFiles(
  db: Db | Tx,
  attachedTo: readonly string[],
): Promise<Map<string, JourneyFileRow[]>> {
  if (attachedTo.length === 0) return new Map();
  const rows = await files(db)
    .where(inArray(journeyFiles.attachedTo, [...attachedTo]))
    .orderBy(asc(journeyFiles.createdAt), asc(journeyFiles.id));
  return Map.groupBy(rows, (row) => row.attachedTo ?? '');
}

/** Detaches the files of something but those that are kept. Returns their stored files, which the caller drops. */
export async function detachOtherFiles(tx: Tx, attachedTo: string, kept: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(journeyFiles)
    .where(
      and(eq(journeyFiles.attachedTo, attachedTo), kept.length ? notInArray(journeyFiles.id, [...kept]) : undefined),
    )
    .returning({ fileId: journeyFiles.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** All files of a patient's journeys. */
export const listFilesOfPatient = (db: Db | Tx, patientId: string): Promise<JourneyFileRow[]> =>
  files(db)
    .innerJoin(journeys, eq(journeys.id, journeyFiles.journeyId))
    .where(eq(journeys.patientId, patientId))
    .orderBy(asc(journeyFiles.createdAt), asc(journeyFiles.id));

/** Deletes the files of a patient's journeys, whose contents the caller deletes; files for others lose their uploader. */
export async function forgetJourneyFilesOf(tx: Tx, userId: string): Promise<void> {
  const ids = (await listFilesOfPatient(tx, userId)).map(({ fileId }) => fileId);
  if (ids.length) {
    await tx.delete(journeyFiles).where(inArray(journeyFiles.fileId, ids));
    await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
  }
  await tx.update(journeyFiles).set({ uploadedBy: null }).where(eq(journeyFiles.uploadedBy, userId));
}
