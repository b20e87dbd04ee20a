import type { ResourceRef } from '@travesia/contracts/availability';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type ClinicScope, lockClinicOf } from '../../providers/index.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import { lockCalendar, type StoredCalendar } from './calendars-write.repo.ts';
import { type ClinicCalendars, pickResource, queryOf, readClinic } from './read-clinic.ts';

/** A clinician or room with its locked calendar. */
export type LockedCalendar = ClinicCalendars['resources'][number] & {
  ref: ResourceRef;
  calendar: StoredCalendar | undefined;
};

/** Locks the clinic and the calendars of the given clinicians and rooms. Throws `availability.resource_not_found`. */
export async function lockResources(
  deps: AvailabilityDeps,
  tx: Tx,
  scope: ClinicScope,
  refs: readonly ResourceRef[],
): Promise<{ clinic: ClinicCalendars; locked: LockedCalendar[] }> {
  await lockClinicOf(tx, scope);
  const clinic = await readClinic(deps, tx, scope);
  const locked: LockedCalendar[] = [];
  const distinct = new Map(refs.map((ref) => [ref.id, ref]));
  for (const ref of distinct.values())
    locked.push({ ...pickResource(clinic, queryOf(ref)), ref, calendar: await lockCalendar(tx, scope, ref) });
  return { clinic, locked };
}

/** Same, if all have a calendar. Throws `availability.no_calendar` otherwise. */
export async function lockCalendars(
  deps: AvailabilityDeps,
  tx: Tx,
  scope: ClinicScope,
  refs: readonly ResourceRef[],
): Promise<{ clinic: ClinicCalendars; locked: (LockedCalendar & { calendar: StoredCalendar })[] }> {
  const { clinic, locked } = await lockResources(deps, tx, scope, refs);
  return {
    clinic,
    locked: locked.map(({ calendar, ...one }) => {
      if (!calendar) throw new ProblemError('availability.no_calendar');
      return { ...one, calendar };
    }),
  };
}
