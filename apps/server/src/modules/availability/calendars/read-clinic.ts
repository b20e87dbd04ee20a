import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ClinicScope } from '../../providers/index.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import {
  type CalendarRow,
  type ClinicPlace,
  findClinicPlace,
  listCalendarRows,
  listResources,
  type ResourceRow,
} from './calendars.repo.ts';

/** A clinic's clinicians and rooms with their calendars. */
export interface ClinicCalendars {
  place: ClinicPlace;
  now: Date;
  /** Today at the clinic. */
  today: string;
  resources: { resource: ResourceRow; row: CalendarRow | undefined }[];
}

/** Days after today that are read if nothing else is asked for: as far as any patient sees. */
const FARTHEST = 366;

/** Reads the calendars of a clinic as far as they matter between two dates; by default from today to the end of what patients see. */
export async function readClinic(
  { busy, clock }: Pick<AvailabilityDeps, 'busy' | 'clock'>,
  db: Db | Tx,
  scope: Pick<ClinicScope, 'providerId'>,
  range?: { from: string; to: string },
): Promise<ClinicCalendars> {
  const place = await findClinicPlace(db, scope);
  if (!place) throw new ProblemError('access.no_clinic');
  const today = clock.today(place.timeZone);
  const { from, to } = range ?? { from: today, to: calendar.addDays(today, FARTHEST) };
  const rows = await listCalendarRows(db, busy, scope, from, to);
  const resources = await listResources(db, scope);
  return {
    place,
    now: clock.now(),
    today,
    resources: resources.map((resource) => ({
      resource,
      row: rows.find(({ clinicianId, roomId }) => resource.id === (clinicianId ?? roomId)),
    })),
  };
}

/** The clinician or room a request is about. Throws `availability.resource_not_found`. */
export function pickResource(
  { resources }: ClinicCalendars,
  { clinician, room }: { clinician?: string | undefined; room?: string | undefined },
): ClinicCalendars['resources'][number] {
  const found = resources.find(({ resource: { type, id } }) => id === (type === 'clinician' ? clinician : room));
  if (!found) throw new ProblemError('availability.resource_not_found');
  return found;
}

/** The query of a request as a reference. */
export const refOf = ({ clinician, room }: { clinician?: string | undefined; room?: string | undefined }) =>
  clinician ? { type: 'clinician' as const, id: clinician } : { type: 'room' as const, id: room ?? '' };

/** A reference as the query of a request. */
export const queryOf = ({ type, id }: { type: 'clinician' | 'room'; id: string }) =>
  type === 'clinician' ? { clinician: id } : { room: id };
