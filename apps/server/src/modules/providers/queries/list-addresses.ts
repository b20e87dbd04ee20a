import { type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listClinicianAddresses, listProviderAddresses } from '@travesia/contracts/providers';
import type { Actor } from '../../../platform/http/request-context.ts';
import {
  countAddresses,
  countClinicianAddresses,
  listAddressRows,
  listClinicianAddressRows,
} from '../finding/findable.repo.ts';
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

/** One page of the clinicians for search engines. */
export async function listClinicianAddressesQuery(
  { database: { db } }: ProviderReads,
  { page, limit }: { page: number; limit: number },
  actor: Actor,
): Promise<EndpointOutput<typeof listClinicianAddresses>> {
  const scope = visibleTo(actor);
  const [rows, total] = await Promise.all([
    listClinicianAddressRows(db, scope, { limit, offset: (page - 1) * limit }),
    countClinicianAddresses(db, scope),
  ]);
  return {
    data: rows.map(({ id, name, provider, changedOn }) => ({
      id,
      name,
      provider_slug: provider,
      changed_on: changedOn,
    })),
    ...pageFacts(total, page, limit),
  };
}
