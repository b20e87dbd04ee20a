import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { providers } from '../../providers/providers.tables.ts';
import { payoutAccounts } from './payout-accounts.tables.ts';

/** Those of some clinics that belong to the demo, by id. */
export async function listDemoPayees(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { name: string; country: string; hasAccount: boolean }>> {
  const rows = await tx
    .select({
      id: providers.id,
      name: providers.name,
      country: providers.country,
      hasAccount: sql<boolean>`exists (select from ${payoutAccounts} a where a.provider_id = ${providers.id})`,
    })
    .from(providers)
    .where(and(eq(providers.demo, true), inArray(providers.id, [...ids])));
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
