import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/** Source of the latest rate of each currency. */
export async function listRateSources(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ currency: string; source: string }>(
    sql`select distinct on (currency) currency, source from exchange_rates order by currency, rated_on desc`,
  );
  return new Map(rows.map(({ currency, source }) => [currency, source]));
}
