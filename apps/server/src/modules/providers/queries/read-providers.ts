import type { View } from '@travesia/contracts/catalog';
import type { ProviderSummary } from '@travesia/contracts/providers';
import type { Actor } from '../../../platform/http/request-context.ts';
import { readProviderRows } from '../provider-page.repo.ts';
import type { ProviderReads } from '../provider-reads.ts';
import { visibleTo } from '../providers.policy.ts';
import { presentProvider } from '../providers.presenter.ts';

/** The listed providers with these ids, in the given order. */
export async function readProvidersQuery(
  reads: Pick<ProviderReads, 'database' | 'reference'>,
  ids: readonly string[],
  view: View,
  actor: Actor,
): Promise<ProviderSummary[]> {
  const page = ids.map((id) => ({ id, distanceKm: null }));
  const [reference, rows] = await Promise.all([
    reads.reference(),
    readProviderRows(reads.database, visibleTo(actor), page, null),
  ]);
  return rows.map((row) => presentProvider(reference, row, [], view));
}
