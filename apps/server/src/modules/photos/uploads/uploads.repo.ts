import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PhotoScope } from '../photos.policy.ts';
import { photoUploads } from '../photos.tables.ts';

export type UploadRow = typeof photoUploads.$inferSelect;

export async function insertUpload(tx: Tx, row: typeof photoUploads.$inferInsert): Promise<UploadRow> {
  const [inserted] = await tx.insert(photoUploads).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

/** An upload of the clinic that has not expired. */
export async function findUpload(
  db: Db | Tx,
  { providerId }: PhotoScope,
  id: string,
  now: Date,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(photoUploads)
    .where(and(eq(photoUploads.id, id), eq(photoUploads.providerId, providerId), gt(photoUploads.expiresAt, now)));
  return row;
}

/** Adds a part, unless another one was added since the upload was read; returns the upload then. */
export async function writePart(
  tx: Tx,
  { id, received }: Pick<UploadRow, 'id' | 'received'>,
  part: { id: string; size: number },
): Promise<UploadRow | undefined> {
  const [row] = await tx
    .update(photoUploads)
    .set({
      received: received + part.size,
      parts: sql`array_append(${photoUploads.parts}, ${part.id}::uuid)`,
    })
    .where(and(eq(photoUploads.id, id), eq(photoUploads.received, received)))
    .returning();
  return row;
}

/** Returns whether there was one to delete. */
export async function deleteUpload(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(photoUploads).where(eq(photoUploads.id, id));
  return rowCount === 1;
}

/** Deletes expired uploads; their parts expire by themselves. */
export async function deleteExpiredUploads(tx: Tx, now: Date): Promise<void> {
  await tx.delete(photoUploads).where(lte(photoUploads.expiresAt, now));
}
