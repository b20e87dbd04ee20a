import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Copies a treatment's new slug into the list columns of providers and clinicians. Returns the providers that changed. */
export async function renameTreatment(tx: Tx, from: string, to: string): Promise<string[]> {
  await tx.execute(sql`
    update clinicians set treatment_slugs = array_replace(treatment_slugs, ${from}, ${to}) where ${from} = any(treatment_slugs)`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    update providers p set treatment_slugs = array_replace(p.treatment_slugs, ${from}, ${to}),
      price_from_by_treatment = case when jsonb_exists(p.price_from_by_treatment, ${from})
        then (p.price_from_by_treatment - ${from}::text) || jsonb_build_object(${to}::text, p.price_from_by_treatment -> ${from}::text)
        else p.price_from_by_treatment end,
      latest_review = case when p.latest_review ->> 'treatment' = ${from}
        then jsonb_set(p.latest_review, '{treatment}', to_jsonb(${to}::text)) else p.latest_review end
    where ${from} = any(p.treatment_slugs) or p.latest_review ->> 'treatment' = ${from} or jsonb_exists(p.price_from_by_treatment, ${from}) returning p.id`);
  return rows.map(({ id }) => id);
}

/** Recomputes the categories of the providers of a treatment. */
export async function refreshCategories(tx: Tx, treatment: string): Promise<void> {
  await tx.execute(sql`
    update providers p set category_slugs = c.slugs from (
      select o.provider_id, array_agg(distinct t.category) as slugs from provider_treatments o join treatments t on t.slug = o.treatment
      where o.provider_id in (select provider_id from provider_treatments where treatment = ${treatment}) group by 1
    ) c where c.provider_id = p.id and p.category_slugs is distinct from c.slugs`);
}

/** Number of providers that offer a treatment. */
export async function countProvidersOf(db: Db | Tx, treatment: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from provider_treatments where treatment = ${treatment}`,
  );
  return rows[0]?.count ?? 0;
}
