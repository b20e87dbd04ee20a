import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { upsert } from '../../../platform/db/upsert.ts';
import { treatmentNeeds, treatmentPrices, treatments, treatmentSynonyms } from '../catalog.tables.ts';
import type { PlannedTreatment, PresentTreatment } from './plan-release.ts';

/** All treatments, with the fields a release needs. */
export const listPresent = (tx: Tx): Promise<PresentTreatment[]> =>
  tx
    .select({
      slug: treatments.slug,
      releaseKey: treatments.releaseKey,
      releaseHash: treatments.releaseHash,
      editedAt: treatments.editedAt,
      status: treatments.status,
    })
    .from(treatments);

type Row = typeof treatments.$inferInsert;
type Synonym = typeof treatmentSynonyms.$inferInsert;

/** Updates treatments from the files; slug and status are kept. */
export async function writeReleased(tx: Tx, rows: readonly Row[], synonyms: readonly Synonym[]): Promise<void> {
  await upsert(tx, treatments, [treatments.slug], rows, [treatments.status]);
  await replaceSynonyms(
    tx,
    rows.map(({ slug }) => slug),
    synonyms,
  );
}

/** Replaces the synonyms of some treatments. */
export async function replaceSynonyms(tx: Tx, slugs: readonly string[], rows: readonly Synonym[]): Promise<void> {
  if (slugs.length) await tx.delete(treatmentSynonyms).where(inArray(treatmentSynonyms.treatment, [...slugs]));
  if (rows.length)
    await tx
      .insert(treatmentSynonyms)
      .values([...rows])
      .onConflictDoNothing();
}

/** Records what the release contains for the treatments it skipped. */
export async function noteKept(tx: Tx, kept: readonly PlannedTreatment[]): Promise<void> {
  for (const { key, slug, differs } of kept)
    await tx.update(treatments).set({ releaseKey: key, releaseDiffers: differs }).where(eq(treatments.slug, slug));
}

export async function replacePrices(tx: Tx, rows: readonly (typeof treatmentPrices.$inferInsert)[]): Promise<void> {
  await tx.delete(treatmentPrices);
  if (rows.length) await tx.insert(treatmentPrices).values([...rows]);
}

export async function replaceNeeds(tx: Tx, rows: readonly (typeof treatmentNeeds.$inferInsert)[]): Promise<void> {
  await tx.delete(treatmentNeeds);
  if (rows.length) await tx.insert(treatmentNeeds).values([...rows]);
}
