import type { FileKind } from '@travesia/contracts/applications';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { filesOfRecords } from '../credentials/index.ts';
import { applicationFiles, providerApplications } from './applications.tables.ts';

export interface DocumentRow {
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

/** Documents of an application, oldest first. The caller must have read the application in their scope. */
export async function findDocuments(db: Db | Tx, applicationId: string): Promise<DocumentRow[]> {
  return db
    .select(columns)
    .from(applicationFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, applicationFiles.fileId))
    .where(eq(applicationFiles.applicationId, applicationId))
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.id));
}

export async function findDocument(db: Db | Tx, applicationId: string, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(applicationFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, applicationFiles.fileId))
    .where(and(eq(applicationFiles.applicationId, applicationId), eq(applicationFiles.id, id)));
  return row;
}

export async function insertDocument(tx: Tx, row: typeof applicationFiles.$inferInsert): Promise<void> {
  await tx.insert(applicationFiles).values(row);
}

export async function deleteDocument(tx: Tx, id: string): Promise<void> {
  await tx.delete(applicationFiles).where(eq(applicationFiles.id, id));
}

/** Documents of all of a user's applications, except those that an approved application left to its clinic. */
export async function listDocumentsOf(db: Db | Tx, applicantId: string): Promise<DocumentRow[]> {
  const rows = await db
    .select(columns)
    .from(applicationFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, applicationFiles.fileId))
    .innerJoin(providerApplications, eq(providerApplications.id, applicationFiles.applicationId))
    .where(eq(providerApplications.applicantId, applicantId))
    .orderBy(asc(applicationFiles.createdAt));
  return notOfClinics(db, rows);
}

/** Without the documents that belong to a clinic's record, which outlive the application. */
export async function notOfClinics<R extends { fileId: string }>(db: Db | Tx, rows: readonly R[]): Promise<R[]> {
  const kept = await filesOfRecords(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return rows.filter(({ fileId }) => !kept.has(fileId));
}

/** Deletes a user's document rows; the caller erasing them deletes the contents. */
export async function deleteDocumentsOf(tx: Tx, applicantId: string): Promise<void> {
  const documents = await listDocumentsOf(tx, applicantId);
  const ids = documents.map(({ fileId }) => fileId);
  if (!ids.length) return;
  await tx.delete(applicationFiles).where(inArray(applicationFiles.fileId, ids));
  await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
}
