import type { listRecordAccesses, RecordAccesses } from '@travesia/contracts/records';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import { onlySessionOf } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { type AccessRow, findSealedTitles, listAccesses } from './access-log.repo.ts';

/** Who did what with the user's records, the newest first. On a shared account, only what its own session did. */
export async function listAccessesQuery(
  { database, seal }: RecordsDeps,
  { page, limit, record_id: recordId, by }: EndpointArgs<typeof listRecordAccesses>['query'],
  actor: Actor,
): Promise<RecordAccesses> {
  const scope = ownRecords(actor);
  const found = await listAccesses(
    database.db,
    scope,
    onlySessionOf(scope.person),
    { recordId, by },
    { limit, offset: (page - 1) * limit },
  );
  const ids = found.rows.flatMap(({ targetType, targetId }) =>
    targetType === 'medical_record' && targetId ? [targetId] : [],
  );
  const titles = await findSealedTitles(database.db, scope, ids);
  const titleOf = (id: string): string | null => {
    const sealed = titles.get(id);
    return sealed === undefined ? null : seal.open(sealed, id);
  };
  return {
    data: found.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      ...whoOf(row, scope.patientId),
      reader: null,
      reason: null,
      record:
        row.targetType === 'medical_record' && row.targetId ? { id: row.targetId, title: titleOf(row.targetId) } : null,
      times: row.times,
    })),
    ...pageFacts(found.total, page, limit),
  };
}

/** People of clinics are named: who sends records has a right to know who read them. Travesía's own are not. */
function whoOf({ actorKind, actorId, providerId, clinic, clinician }: AccessRow, patientId: string) {
  if (actorId === patientId) return { by: 'me', clinic: null, clinician: null } as const;
  if (providerId) return { by: 'clinic', clinic, clinician } as const;
  return { by: actorKind === 'anonymous' ? 'unknown' : 'travesia', clinic: null, clinician: null } as const;
}
