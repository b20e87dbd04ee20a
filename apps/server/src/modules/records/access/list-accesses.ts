import type { EmergencySide, listRecordAccesses, RecordAccesses } from '@travesia/contracts/records';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import { onlySessionOf } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { findNamedEmergencies } from '../emergencies/emergencies.repo.ts';
import { ownRecords } from '../records.policy.ts';
import { type AccessRow, findSealedTitles, listAccesses } from './access-log.repo.ts';
import { nameReaders } from './name-readers.ts';

/** Who did what with the user's records, the newest first. On a shared account, only what its own session did. */
export async function listAccessesQuery(
  deps: RecordsDeps,
  { page, limit, record_id: recordId, by }: EndpointArgs<typeof listRecordAccesses>['query'],
  actor: Actor,
): Promise<RecordAccesses> {
  const { database, seal } = deps;
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
  const emergencies = await findNamedEmergencies(database.db, scope, found.rows.flatMap(emergencyIdOf));
  const emergencyOf = (row: AccessRow) => emergencies.get(emergencyIdOf(row)[0] ?? '');
  const readers = await nameReaders(deps, scope, found.rows);
  const titleOf = (id: string): string | null => {
    const sealed = titles.get(id);
    return sealed === undefined ? null : seal.open(sealed, id);
  };
  const reasonOf = (one: { id: string; reasonSealed: string | null } | undefined): string | null =>
    one?.reasonSealed ? seal.open(one.reasonSealed, one.id) : null;
  return {
    data: found.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      ...whoOf(row, scope.patientId, emergencyOf(row)?.side),
      reader: readers.get(row.through ?? '') ?? null,
      reason: reasonOf(emergencyOf(row)),
      record:
        row.targetType === 'medical_record' && row.targetId ? { id: row.targetId, title: titleOf(row.targetId) } : null,
      times: row.times,
    })),
    ...pageFacts(found.total, page, limit),
  };
}

const EMERGENCY = 'emergency:';

/** The emergency by which something was read. */
const emergencyIdOf = ({ through }: AccessRow): string[] =>
  through?.startsWith(EMERGENCY) ? [through.slice(EMERGENCY.length)] : [];

/** People of clinics are named: who sends records has a right to know who read them. Who acts for a clinic from outside is not. */
function whoOf(
  { actorKind, actorId, providerId, clinic, clinician, through }: AccessRow,
  patientId: string,
  side: EmergencySide | undefined,
) {
  if (actorId === patientId) return { by: 'me', clinic: null, clinician: null } as const;
  // An emergency ends by itself.
  if (actorKind === 'system' && side) return { by: 'travesia', clinic, clinician: null } as const;
  if (side === 'admin') return { by: 'travesia', clinic, clinician: null } as const;
  if (side === 'organization') return { by: 'organization', clinic, clinician: null } as const;
  if (through?.startsWith('link:')) return { by: 'link', clinic: null, clinician: null } as const;
  if (through?.startsWith('companion:')) return { by: 'companion', clinic: null, clinician: null } as const;
  if (providerId) return { by: 'clinic', clinic, clinician } as const;
  return { by: actorKind === 'anonymous' ? 'unknown' : 'travesia', clinic: null, clinician: null } as const;
}
