import type { ShownPhoto } from '@travesia/contracts/photos';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { rooms } from '../rooms/rooms.tables.ts';
import { clinicians, providers } from '../providers.tables.ts';

/** Copies the photos of a clinic that people see, as kept by the photos module. */
export async function showGallery(tx: Tx, providerId: string, gallery: readonly ShownPhoto[]): Promise<void> {
  await tx
    .update(providers)
    .set({ gallery: [...gallery] })
    .where(eq(providers.id, providerId));
}

/** Copies the first photo of a clinician that people see, as kept by the photos module. */
export async function showPortrait(tx: Tx, clinicianId: string, [portrait]: readonly ShownPhoto[]): Promise<void> {
  await tx
    .update(clinicians)
    .set({ portrait: portrait ?? null })
    .where(eq(clinicians.id, clinicianId));
}

/** Whether a clinician works at the clinic. */
export async function hasClinician(db: Db | Tx, providerId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: clinicians.id })
    .from(clinicians)
    .where(and(eq(clinicians.id, id), eq(clinicians.providerId, providerId)));
  return rows.length > 0;
}

/** Whether a room belongs to the clinic. */
export async function hasRoom(db: Db | Tx, providerId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.id, id), eq(rooms.providerId, providerId)));
  return rows.length > 0;
}
