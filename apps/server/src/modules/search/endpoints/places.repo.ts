import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/** Number of listed providers per city. */
export async function countProvidersInCities(db: Db, slugs: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ city: string; count: number }>(
    sql`select city, count(*)::int as count from search_documents
      where kind = 'provider' and city = any(array(select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))) group by city`,
  );
  return new Map(rows.map((row) => [row.city, row.count]));
}
