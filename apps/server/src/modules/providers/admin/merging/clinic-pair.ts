import type { Tx } from '../../../../platform/db/database.ts';
import { providerToAdminister } from '../../writing/provider-to-administer.ts';
import type { ProviderRow } from '../../writing/administer.repo.ts';
import type { ProviderScope } from '../../providers.policy.ts';

/** Two clinics, locked in the order of their ids so that two merges never wait for each other. Throws `providers.not_found`. */
export async function lockPair(
  tx: Tx,
  scope: ProviderScope,
  one: string,
  other: string,
): Promise<{ one: ProviderRow; other: ProviderRow }> {
  const rows = new Map<string, ProviderRow>();
  for (const id of [one, other].toSorted()) rows.set(id, await providerToAdminister(tx, scope, id));
  const row = (id: string): ProviderRow => rows.get(id) as ProviderRow;
  return { one: row(one), other: row(other) };
}
