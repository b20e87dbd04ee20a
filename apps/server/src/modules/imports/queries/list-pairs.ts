import type { listFacilityPairs } from '@travesia/contracts/imports';
import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { commandLine } from '../../../platform/audit/append-audit.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { allPairs } from '../imports.policy.ts';
import { presentPair } from '../pairs/pairs.presenter.ts';
import { countPairs, listPairs } from '../pairs/pairs.repo.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';

/** Rows of registries with the listings they may be, or were merged with. */
export async function listPairsQuery(
  { database: { db } }: Pick<ImportsDeps, 'database'>,
  { import: importId, ...query }: EndpointArgs<typeof listFacilityPairs>['query'],
  actor: Actor | typeof commandLine,
): Promise<EndpointOutput<typeof listFacilityPairs>> {
  const scope = allPairs(actor);
  const [rows, counts] = await Promise.all([
    listPairs(db, scope, { ...query, importId }),
    countPairs(db, scope, importId),
  ]);
  return { data: rows.map(presentPair), counts, ...pageFacts(counts[query.state], query.page, query.limit) };
}
