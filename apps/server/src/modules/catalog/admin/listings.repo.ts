import type { Locale } from '@travesia/contracts/kit';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ListingsScope } from '../catalog.policy.ts';
import {
  cities,
  treatmentCategories,
  treatmentFormerSlugs,
  treatmentPrices,
  treatments,
  treatmentSynonyms,
} from '../catalog.tables.ts';

export type ListingRow = typeof treatments.$inferSelect;
export type SynonymRow = typeof treatmentSynonyms.$inferSelect;
export type CategoryRow = typeof treatmentCategories.$inferSelect;

export const listListings = (db: Db | Tx, _scope: ListingsScope): Promise<ListingRow[]> =>
  db.select().from(treatments).orderBy(asc(treatments.slug));

/** Finds a treatment by its current or a former slug. With `lock`, locks it until the transaction ends. */
export async function findListing(
  db: Db | Tx,
  _scope: ListingsScope,
  slug: string,
  { lock = false } = {},
): Promise<ListingRow | undefined> {
  const query = db
    .select({ row: treatments })
    .from(treatments)
    .where(
      sql`${treatments.slug} = ${slug} or ${treatments.id} = (select treatment_id from treatment_former_slugs where slug = ${slug})`,
    )
    .orderBy(sql`${treatments.slug} = ${slug} desc`)
    .limit(1);
  const [found] = await (lock ? query.for('update') : query);
  return found?.row;
}

export const listAllSynonyms = (db: Db | Tx): Promise<SynonymRow[]> =>
  db.select().from(treatmentSynonyms).orderBy(asc(treatmentSynonyms.text));

export const listSynonymsOf = (db: Db | Tx, treatment: string): Promise<SynonymRow[]> =>
  db
    .select()
    .from(treatmentSynonyms)
    .where(eq(treatmentSynonyms.treatment, treatment))
    .orderBy(asc(treatmentSynonyms.text));

export const listCategories = (db: Db | Tx): Promise<CategoryRow[]> =>
  db.select().from(treatmentCategories).orderBy(asc(treatmentCategories.position));

export const listAllPrices = (db: Db | Tx) => db.select().from(treatmentPrices).orderBy(asc(treatmentPrices.country));

export const listPricesOf = (db: Db | Tx, treatment: string) =>
  db
    .select()
    .from(treatmentPrices)
    .where(eq(treatmentPrices.treatment, treatment))
    .orderBy(asc(treatmentPrices.country));

export async function listFormerSlugs(db: Db | Tx, treatmentId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: treatmentFormerSlugs.slug })
    .from(treatmentFormerSlugs)
    .where(eq(treatmentFormerSlugs.treatmentId, treatmentId))
    .orderBy(asc(treatmentFormerSlugs.slug));
  return rows.map(({ slug }) => slug);
}

/** The treatment that has or had a slug; undefined if the slug is free. */
export async function findHolder(tx: Tx, slug: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from treatments where slug = ${slug} union all select treatment_id from treatment_former_slugs where slug = ${slug}`);
  return rows[0]?.id;
}

export async function insertListing(tx: Tx, row: typeof treatments.$inferInsert): Promise<ListingRow> {
  const [written] = await tx.insert(treatments).values(row).returning();
  if (!written) throw new Error('the treatment was not written');
  return written;
}

export async function updateListing(
  tx: Tx,
  id: string,
  changes: Partial<Omit<typeof treatments.$inferInsert, 'status'>>,
): Promise<void> {
  await tx.update(treatments).set(changes).where(eq(treatments.id, id));
}

/** Changes a treatment's slug; the previous one redirects to it, and a former slug of its own becomes available again. */
export async function moveListing(tx: Tx, id: string, from: string, to: string, at: Date): Promise<void> {
  await tx.delete(treatmentFormerSlugs).where(eq(treatmentFormerSlugs.slug, to));
  await tx.update(treatments).set({ slug: to }).where(eq(treatments.id, id));
  await tx.insert(treatmentFormerSlugs).values({ slug: from, treatmentId: id, changedAt: at });
  await tx
    .update(cities)
    .set({ leadTreatments: sql`array_replace(${cities.leadTreatments}, ${from}, ${to})` })
    .where(sql`${from} = any(${cities.leadTreatments})`);
}

export async function deleteListing(tx: Tx, { id, slug }: Pick<ListingRow, 'id' | 'slug'>): Promise<void> {
  await tx.delete(treatmentSynonyms).where(eq(treatmentSynonyms.treatment, slug));
  await tx.delete(treatments).where(eq(treatments.id, id));
}

/** Converts synonyms to rows. */
export const synonymRows = (
  treatment: string,
  synonyms: Record<Locale, readonly { text: string; weight: number }[]>,
): SynonymRow[] =>
  (['en', 'es', 'pt'] as const).flatMap((language) =>
    synonyms[language].map(({ text, weight }) => ({ treatment, language, text, weight })),
  );
