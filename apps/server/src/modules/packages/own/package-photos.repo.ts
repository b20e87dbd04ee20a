import type { ShownPhoto } from '@travesia/contracts/photos';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { packages } from '../packages.tables.ts';
import { packageDrafts } from './package-drafts.tables.ts';

/** Whether a package, published or not, belongs to the clinic. */
export async function hasPackage(db: Db | Tx, providerId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: packageDrafts.id })
    .from(packageDrafts)
    .where(and(eq(packageDrafts.id, id), eq(packageDrafts.providerId, providerId)));
  return rows.length > 0;
}

/** Copies the photos of a package that people see, as kept by the photos module. */
export async function showPackagePhotos(tx: Tx, id: string, photos: readonly ShownPhoto[]): Promise<void> {
  const gallery = [...photos];
  await tx.update(packageDrafts).set({ gallery }).where(eq(packageDrafts.id, id));
  await tx.update(packages).set({ gallery }).where(eq(packages.id, id));
}

/** The photos of a package that people see, the cover first. */
export async function findPackagePhotos(db: Db | Tx, id: string): Promise<ShownPhoto[]> {
  const rows = await db.select({ gallery: packageDrafts.gallery }).from(packageDrafts).where(eq(packageDrafts.id, id));
  return rows[0]?.gallery ?? [];
}
