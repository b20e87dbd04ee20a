import type { FileKind } from '@travesia/contracts/applications';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { applicationFiles } from './applications.tables.ts';

export interface PaperRow {
  id: string;
  fileId: string;
  kind: FileKind;
  name: string;
  mediaType: string | null;
  size: number | null;
  createdAt: Date;
}

const columns = {
  id: applicationFiles.id,
  fileId: applicationFiles.fileId,
  kind: applicationFiles.kind,
  name: storedFiles.name,
  mediaType: storedFiles.mediaType,
  size: storedFiles.size,
  createdAt: applicationFiles.createdAt,
};

/** Papers of an application that the caller has read in their scope, the oldest first. */
export async function findPapers(db: Db | Tx, applicationId: string): Promise<PaperRow[]> {
  return db
    .select(columns)
    .from(applicationFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, applicationFiles.fileId))
    .where(eq(applicationFiles.applicationId, applicationId))
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.id));
}

export async function findPaper(db: Db | Tx, applicationId: string, id: string): Promise<PaperRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(applicationFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, applicationFiles.fileId))
    .where(and(eq(applicationFiles.applicationId, applicationId), eq(applicationFiles.id, id)));
  return row;
}

export async function insertPaper(tx: Tx, row: typeof applicationFiles.$inferInsert): Promise<void> {
  await tx.insert(applicationFiles).values(row);
}

export async function deletePaper(tx: Tx, id: string): Promise<void> {
  await tx.delete(applicationFiles).where(eq(applicationFiles.id, id));
}
