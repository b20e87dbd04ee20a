import { type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listProviderAddresses } from '@travesia/contracts/providers';
import type { Actor } from '../../../platform/http/request-context.ts';
import { countAddresses, listAddressRows } from '../findable.repo.ts';
import type { ProviderReads } from '../provider-reads.ts';
import { visibleTo } from '../providers.policy.ts';

/** One page of the URLs for search engines. */
export async function listAddressesQuery(
  { database: { db } }: ProviderReads,
  { page, limit }: { page: number; limit: number },
  actor: Actor,
): Promise<EndpointOutput<typeof listProviderAddresses>> {
  const scope = visibleTo(actor);
  const [rows, total] = await Promise.all([
    listAddressRows(db, scope, { limit, offset: (page - 1) * limit }),
    countAddresses(db, scope),
  ]);
  return {
    data: rows.map(({ slug, changedOn }) => ({ slug, changed_on: changedOn })),
    ...pageFacts(total, page, limit),
  };
}
