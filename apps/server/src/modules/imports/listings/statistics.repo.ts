import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Counts the tables an import fills. Until PostgreSQL does so on its own, a minute or more later, it plans the next import for
 * the few rows they had before, and takes minutes.
 */
export async function refreshStatistics(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze providers, provider_sources, import_changes, search_documents, cities`);
}
