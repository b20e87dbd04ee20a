import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { credentialDocuments, credentialOwners, renewalRequests } from '../credentials.tables.ts';

export type NewDocument = typeof credentialDocuments.$inferInsert;

/** Adds documents to a clinic's record; the caller keeps their files. */
export async function insertDocuments(tx: Tx, rows: readonly NewDocument[]): Promise<void> {
  if (rows.length) await tx.insert(credentialDocuments).values([...rows]);
}

/** Records that a credential was verified with all documents it has. */
export async function markChecked(tx: Tx, credentialId: string, at: Date): Promise<void> {
  await tx
    .update(credentialDocuments)
    .set({ checkedAt: at })
    .where(and(eq(credentialDocuments.credentialId, credentialId), isNull(credentialDocuments.checkedAt)));
}

/** Takes back `markChecked` at an instant. */
export async function unmarkChecked(tx: Tx, credentialId: string, at: Date): Promise<void> {
  await tx
    .update(credentialDocuments)
    .set({ checkedAt: null })
    .where(and(eq(credentialDocuments.credentialId, credentialId), eq(credentialDocuments.checkedAt, at)));
}

/** Files an unfiled document of a clinic under a credential; returns whether it was there. */
export async function fileUnder(
  tx: Tx,
  place: { id: string; providerId: string; credentialId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(credentialDocuments)
    .set({ credentialId: place.credentialId })
    .where(
      and(
        eq(credentialDocuments.id, place.id),
        eq(credentialDocuments.providerId, place.providerId),
        isNull(credentialDocuments.credentialId),
      ),
    );
  return rowCount === 1;
}

/** Deletes a document, and its content with the next cleanup. */
export async function deleteDocument(tx: Tx, { id, fileId }: { id: string; fileId: string }, at: Date): Promise<void> {
  await tx.delete(credentialDocuments).where(eq(credentialDocuments.id, id));
  await dropStoredFiles(tx, [fileId], at);
}

/** Of the given files, those in a clinic's record. */
export async function filesOfRecords(db: Db | Tx, fileIds: readonly string[]): Promise<Set<string>> {
  if (!fileIds.length) return new Set();
  const rows = await db
    .select({ fileId: credentialDocuments.fileId })
    .from(credentialDocuments)
    .where(inArray(credentialDocuments.fileId, [...fileIds]));
  return new Set(rows.map(({ fileId }) => fileId));
}

export async function setOwner(tx: Tx, credentialId: string, userId: string | null, since: Date): Promise<void> {
  if (userId === null) await tx.delete(credentialOwners).where(eq(credentialOwners.credentialId, credentialId));
  else
    await tx
      .insert(credentialOwners)
      .values({ credentialId, userId, since })
      .onConflictDoUpdate({ target: credentialOwners.credentialId, set: { userId, since } });
}

/** Records a reminder; returns false if one was sent after the given time. */
export async function noteRequest(
  tx: Tx,
  { credentialId, senderId, sentAt, since }: { credentialId: string; senderId: string; sentAt: Date; since: Date },
): Promise<boolean> {
  // Two people who remind at once send one email.
  await tx.execute(sql`select from credentials where id = ${credentialId}::uuid for update`);
  const { rows } = await tx.execute(
    sql`select from renewal_requests where credential_id = ${credentialId}::uuid and sent_at > ${since.toISOString()}::timestamptz`,
  );
  if (rows.length) return false;
  await tx.insert(renewalRequests).values({ credentialId, senderId, sentAt });
  return true;
}

/** Identity documents a person uploaded, which go with them; all others are the clinic's. */
export async function identityFilesOf(db: Db | Tx, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: storedFiles.id, name: storedFiles.name })
    .from(credentialDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, credentialDocuments.fileId))
    .where(and(eq(credentialDocuments.uploadedBy, userId), eq(credentialDocuments.kind, 'identity')));
}

/** Forgets who uploaded, reminded and was responsible; the caller erasing them deletes the contents of identity documents. */
export async function releaseUpkeep(tx: Tx, userId: string): Promise<void> {
  const files = (await identityFilesOf(tx, userId)).map(({ id }) => id);
  if (files.length) {
    await tx.delete(credentialDocuments).where(inArray(credentialDocuments.fileId, files));
    await tx.delete(storedFiles).where(inArray(storedFiles.id, files));
  }
  await tx.update(credentialDocuments).set({ uploadedBy: null }).where(eq(credentialDocuments.uploadedBy, userId));
  await tx.update(renewalRequests).set({ senderId: null }).where(eq(renewalRequests.senderId, userId));
  await tx.delete(credentialOwners).where(eq(credentialOwners.userId, userId));
}
