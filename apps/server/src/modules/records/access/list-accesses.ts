import type { listRecordAccesses, RecordAccesses } from '@travesia/contracts/records';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import { onlySessionOf } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { listAccesses } from './access-log.repo.ts';
import { nameAccesses } from './name-accesses.ts';

/** Who did what with the user's records, the newest first. On a shared account, only what its own session did. */
export async function listAccessesQuery(
  deps: RecordsDeps,
  { page, limit, record_id: recordId, by }: EndpointArgs<typeof listRecordAccesses>['query'],
  actor: Actor,
): Promise<RecordAccesses> {
  const scope = ownRecords(actor);
  const found = await listAccesses(
    deps.database.db,
    scope,
    onlySessionOf(scope.person),
    { recordId, by },
    { limit, offset: (page - 1) * limit },
  );
  const named = await nameAccesses(deps, scope, found.rows);
  return {
    data: found.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      ...named(row),
      times: row.times,
    })),
    ...pageFacts(found.total, page, limit),
  };
}
