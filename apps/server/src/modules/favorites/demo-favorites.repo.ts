import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';

interface Offer {
  id: string;
  name: string;
  country: string;
  priceMinor: number;
  currency: string;
}

/** The cheapest published package of a clinic for a treatment. */
export async function findOffer(
  tx: Tx,
  { providerId, treatment }: { providerId: string; treatment: string },
): Promise<Offer | undefined> {
  const { rows } = await tx.execute<Offer & Record<string, unknown>>(sql`
    select k.id, p.name || ': ' || (k.title->>'en') as name, p.country, k.price_minor::int as "priceMinor", k.currency
    from packages k join providers p on p.id = k.provider_id
    where p.id = ${providerId} and k.treatment = ${treatment} and k.status = 'published'
    order by k.price_minor, k.id limit 1`);
  return rows[0];
}

export async function findPlaceName(tx: Tx, id: string): Promise<{ name: string; country: string } | undefined> {
  const { rows } = await tx.execute<{ name: string; country: string }>(
    sql`select name, country from providers where id = ${id}`,
  );
  return rows[0];
}

export async function findTreatmentTitle(tx: Tx, slug: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name->>'en' as name from treatments where slug = ${slug}`,
  );
  return rows[0]?.name;
}
