import type { ChangedReference, LocationChange } from '@travesia/contracts/catalog';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { changeEntry, type ReferenceDeps } from './change-entry.ts';
import { lockDestination, writeDestination } from '../reference-edits.repo.ts';

type CountryRow = NonNullable<Awaited<ReturnType<typeof lockDestination>>>;

/** Changes what pages say about a destination country. */
export const changeLocation = (
  deps: ReferenceDeps,
  code: string,
  { version, reason, ...change }: LocationChange,
  actor: Actor,
): Promise<ChangedReference> => {
  const set = {
    emergencyNumber: change.emergency_number,
    facilityRegistry: change.facility_registry,
    professionalRegistry: change.professional_registry,
  };
  return changeEntry<CountryRow>(deps, {
    actor,
    version,
    reason,
    action: 'configuration.location_changed',
    target: { type: 'country', id: code },
    lock: (tx) => lockDestination(tx, code),
    fields: (row) => ({
      emergency_number: [row.emergencyNumber, set.emergencyNumber],
      facility_registry: [row.facilityRegistry, set.facilityRegistry],
      professional_registry: [row.professionalRegistry, set.professionalRegistry],
    }),
    write: (tx, _row, at) => writeDestination(tx, code, set, at),
  });
};
