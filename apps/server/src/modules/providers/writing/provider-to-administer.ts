import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ProviderScope } from '../providers.policy.ts';
import { lockProvider, type ProviderRow } from './administer.repo.ts';

/** A provider an admin is about to change, locked. Throws `providers.not_found`. */
export async function providerToAdminister(tx: Tx, scope: ProviderScope, id: string): Promise<ProviderRow> {
  const row = await lockProvider(tx, scope, id);
  if (!row) throw new ProblemError('providers.not_found');
  return row;
}

/** Same, but for partners only; directory listings are not found. */
export async function partnerToAdminister(tx: Tx, scope: ProviderScope, id: string): Promise<ProviderRow> {
  const row = await providerToAdminister(tx, scope, id);
  if (row.listing !== 'partner') throw new ProblemError('providers.not_found');
  return row;
}
