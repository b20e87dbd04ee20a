import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { cases } from '../cases/cases.tables.ts';

/** Which of these cases exist. */
export async function knownCases(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(inArray(cases.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
