import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { uploads } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Whose uploads, and for what. */
export interface UploadOwner {
  purpose: string;
  ownerId: string;
}

const DAY_MS = 24 * 3_600_000;

const of = ({ purpose, ownerId }: UploadOwner) => and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose));

/** Begins an upload; what isn’t used within a day is deleted. */
export async function insertUpload(
  tx: Tx,
  { purpose, ownerId }: UploadOwner,
  { id, name, size, at }: { id: string; name: string; size: number; at: Date },
): Promise<UploadRow> {
  const expiresAt = new Date(at.getTime() + DAY_MS);
  const row = { id, purpose, ownerId, name, size, expiresAt, createdAt: at };
  const [inserted] = await tx.insert(uploads).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

/** One that has not expired. */
export async function findUpload(
  db: Db | Tx,
  owner: UploadOwner,
  id: string,
  now: Date,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), of(owner), gt(uploads.expiresAt, now)));
  return row;
}

/** How many are on their way, and how much has arrived of them. */
export async function readUploading(db: Db | Tx, owner: UploadOwner): Promise<{ uploads: number; bytes: number }> {
  const [row] = await db
    .select({ uploads: count(), bytes: sql<number>`coalesce(sum(${uploads.received}), 0)::float8` })
    .from(uploads)
    .where(of(owner));
  return { uploads: row?.uploads ?? 0, bytes: row?.bytes ?? 0 };
}

/** Adds a part, unless another one was added since the upload was read; returns the upload then. */
export async function writePart(
  tx: Tx,
  { id, received }: Pick<UploadRow, 'id' | 'received'>,
  part: { id: string; size: number },
): Promise<UploadRow | undefined> {
  const [row] = await tx
    .update(uploads)
    .set({
      received: received + part.size,
      parts: sql`array_append(${uploads.parts}, ${part.id}::uuid)`,
    })
    .where(and(eq(uploads.id, id), eq(uploads.received, received)))
    .returning();
  return row;
}

/** Returns whether there was one to delete. */
export async function deleteUpload(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(uploads).where(eq(uploads.id, id));
  return rowCount === 1;
}

/** Deletes all of an owner, whose parts expire by themselves. */
export async function deleteUploadsOf(tx: Tx, owner: UploadOwner): Promise<void> {
  await tx.delete(uploads).where(of(owner));
}

/** Deletes expired uploads; their parts expire by themselves. */
export async function deleteExpiredUploads(db: Db, now: Date): Promise<void> {
  await db.delete(uploads).where(lte(uploads.expiresAt, now));
}
