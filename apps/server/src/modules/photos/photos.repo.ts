import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { providers } from '../providers/providers.tables.ts';
import type { Held } from './photo-holders.ts';
import type { PhotoScope } from './photos.policy.ts';
import { photos, type PhotoVariant } from './photos.tables.ts';

export type PhotoRow = typeof photos.$inferSelect;

type Subject = Pick<Held, 'subject' | 'subjectId'>;

export const listPhotoRows = (
  db: Db | Tx,
  { providerId }: PhotoScope,
  { subject, subjectId }: Subject,
): Promise<PhotoRow[]> =>
  db
    .select()
    .from(photos)
    .where(and(eq(photos.providerId, providerId), eq(photos.subject, subject), eq(photos.subjectId, subjectId)))
    .orderBy(asc(photos.position), asc(photos.id));

/** A photo of the clinic, locked until the transaction ends. */
export async function lockPhoto(tx: Tx, { providerId }: PhotoScope, id: string): Promise<PhotoRow | undefined> {
  const [row] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.providerId, providerId), eq(photos.id, id)))
    .for('update');
  return row;
}

export async function insertPhoto(tx: Tx, row: typeof photos.$inferInsert): Promise<PhotoRow> {
  const [inserted] = await tx.insert(photos).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

type Change = Partial<Pick<PhotoRow, 'alt' | 'kind' | 'consentedAt'>>;

/** Updates a photo locked by the caller. */
export async function writePhoto(tx: Tx, id: string, change: Change): Promise<PhotoRow> {
  const [row] = await tx
    .update(photos)
    .set({ ...change, version: sql`${photos.version} + 1` })
    .where(eq(photos.id, id))
    .returning();
  if (!row) throw new Error(`the photo ${id} is gone`);
  return row;
}

/** Puts photos into an order; their versions stay, since what they say does. */
export async function writeOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update photos set position = placed.position - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as placed(id, position) where photos.id = placed.id`);
}

export async function deletePhoto(tx: Tx, id: string): Promise<void> {
  await tx.delete(photos).where(eq(photos.id, id));
}

/** The files of a photo, whoever asks: its address can’t be guessed, and pages show it to everyone. */
export async function findVariants(db: Db, id: string): Promise<PhotoVariant[] | undefined> {
  const [row] = await db.select({ variants: photos.variants }).from(photos).where(eq(photos.id, id));
  return row?.variants;
}

/** Bytes that the photos of a clinic take. */
export async function readPhotoBytes(db: Db | Tx, { providerId }: PhotoScope): Promise<number> {
  const [stored] = await db
    .select({ bytes: sql<number>`coalesce(sum(${photos.bytes}), 0)::float8` })
    .from(photos)
    .where(eq(photos.providerId, providerId));
  return stored?.bytes ?? 0;
}

/** The country of a clinic; its language follows from it. */
export async function findCountry(db: Db | Tx, { providerId }: PhotoScope): Promise<string> {
  const [row] = await db.select({ country: providers.country }).from(providers).where(eq(providers.id, providerId));
  return row?.country ?? '';
}

/** The photos of whole clinics, in order, with each clinic’s country. */
export async function listGalleries(
  tx: Tx,
  providerIds: readonly string[],
): Promise<{ id: string; country: string; rows: PhotoRow[] }[]> {
  const clinics = await tx
    .select({ id: providers.id, country: providers.country })
    .from(providers)
    .where(inArray(providers.id, [...providerIds]));
  const rows = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.subject, 'clinic'), inArray(photos.subjectId, [...providerIds])))
    .orderBy(asc(photos.position), asc(photos.id));
  return clinics.map((clinic) => ({ ...clinic, rows: rows.filter(({ subjectId }) => subjectId === clinic.id) }));
}
