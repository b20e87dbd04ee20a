import type { EmergencySide } from '@travesia/contracts/records';
import type { RecordsDeps } from '../records-deps.ts';
import { findNamedEmergencies } from '../emergencies/emergencies.repo.ts';
import type { RecordScope } from '../records.policy.ts';
import { type AccessRow, findSealedTitles } from './access-log.repo.ts';
import { nameReaders } from './name-readers.ts';

/** What a line must hold to be named. */
export type NamedRow = Omit<AccessRow, 'id' | 'at' | 'action' | 'times'>;

/** Says for lines of a patient's log who it was, why, and what the record is called now. */
export async function nameAccesses(deps: RecordsDeps, scope: RecordScope, rows: readonly NamedRow[]) {
  const { database, seal } = deps;
  const titles = await findSealedTitles(database.db, scope, [...new Set(rows.flatMap(recordIdOf))]);
  const emergencies = await findNamedEmergencies(database.db, scope, [...new Set(rows.flatMap(emergencyIdOf))]);
  const readers = await nameReaders(deps, scope, rows);
  const titleOf = (id: string): string | null => {
    const sealed = titles.get(id);
    return sealed === undefined ? null : seal.open(sealed, id);
  };
  return (row: NamedRow) => {
    const emergency = emergencies.get(emergencyIdOf(row)[0] ?? '');
    const [recordId] = recordIdOf(row);
    return {
      ...whoOf(row, scope.patientId, emergency?.side),
      reader: readers.get(row.through ?? '') ?? null,
      reason: emergency?.reasonSealed ? seal.open(emergency.reasonSealed, emergency.id) : null,
      record: recordId === undefined ? null : { id: recordId, title: titleOf(recordId) },
    };
  };
}

const EMERGENCY = 'emergency:';

/** The emergency by which something was read. */
const emergencyIdOf = ({ through }: NamedRow): string[] =>
  through?.startsWith(EMERGENCY) ? [through.slice(EMERGENCY.length)] : [];

const recordIdOf = ({ targetType, targetId }: NamedRow): string[] =>
  targetType === 'medical_record' && targetId ? [targetId] : [];

/** People of clinics are named: who sends records has a right to know who read them. Who acts for a clinic from outside is not. */
function whoOf(
  { actorKind, actorId, providerId, clinic, clinician, through }: NamedRow,
  patientId: string,
  side: EmergencySide | undefined,
) {
  // With the clinic that it was given to.
  if (actorId === patientId) return { by: 'me', clinic, clinician: null } as const;
  // What ends by itself.
  if (actorKind === 'system') return { by: 'travesia', clinic, clinician: null } as const;
  if (side === 'admin') return { by: 'travesia', clinic, clinician: null } as const;
  if (side === 'organization') return { by: 'organization', clinic, clinician: null } as const;
  if (through?.startsWith('link:')) return { by: 'link', clinic: null, clinician: null } as const;
  if (through?.startsWith('companion:')) return { by: 'companion', clinic: null, clinician: null } as const;
  if (providerId) return { by: 'clinic', clinic, clinician } as const;
  return { by: actorKind === 'anonymous' ? 'unknown' : 'travesia', clinic: null, clinician: null } as const;
}
