import {
  type FreeTime,
  type getProviderAvailability,
  planDays,
  type PublicSlot,
  toSlot,
  type VisitKind,
} from '@travesia/contracts/availability';
import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { readRef } from '../../providers/index.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import type { CalendarRow } from '../calendars/calendars.repo.ts';
import { checkRange } from '../calendars/check-range.ts';
import { contextOf, endOfHour, planOf } from '../calendars/plan-of.ts';
import type { ClinicCalendarRow, ReadByRef } from './provider-availability.repo.ts';

/** Days shown if no end is asked for. */
const DEFAULT_DAYS = 14;

/**
 * The free times of a clinic that everyone sees, computed as of the end of the current hour: cached answers last until
 * then.
 */
export async function getProviderAvailabilityQuery(
  { database, clock }: AvailabilityDeps,
  read: ReadByRef,
  { params, query }: EndpointArgs<typeof getProviderAvailability>,
): Promise<EndpointOutput<typeof getProviderAvailability>> {
  const now = endOfHour(clock.now());
  const guess = query.start_date ?? calendar.dateAt(now, 'UTC');
  if (query.start_date && query.end_date) checkRange(query.start_date, query.end_date);
  // What today is depends on the clinic's zone, so a day more is read on both sides.
  const rows = await read(database, readRef(params.id), {
    from: calendar.addDays(guess, -1),
    to: calendar.addDays(query.end_date ?? calendar.addDays(guess, DEFAULT_DAYS), 1),
  });
  const [clinic] = rows;
  if (!clinic)
    throw new ProblemError('providers.not_found', { detail: `There is no listed provider called ${params.id}.` });
  const from = query.start_date ?? calendar.dateAt(now, clinic.timeZone);
  const to = query.end_date ?? calendar.addDays(from, DEFAULT_DAYS - 1);
  checkRange(from, to);
  const kept = clinic.isVerified ? rows.filter(isCalendar) : [];
  const asked = query.clinician ? kept.filter(({ clinicianId }) => clinicianId === query.clinician) : kept;
  const times = merge(asked.map((row) => freeTimes(row, { now, from, to, kind: query.kind })));
  const data: PublicSlot[] = times.map((time) => ({
    ...toSlot(time, clinic.timeZone),
    clinician_ids: time.clinicians,
  }));
  return {
    data,
    has_calendar: asked.length > 0,
    time_zone: clinic.timeZone,
    start_date: from,
    end_date: to,
    next_free_on: kept.length && !query.clinician && !query.kind ? clinic.nextFreeOn : null,
  };
}

const isCalendar = (row: ClinicCalendarRow): row is Extract<ClinicCalendarRow, CalendarRow> => row.id !== null;

interface Asked {
  now: Date;
  from: string;
  to: string;
  kind: VisitKind | undefined;
}

function freeTimes(row: Extract<ClinicCalendarRow, CalendarRow>, { now, from, to, kind }: Asked) {
  const times = planDays(planOf(row), contextOf(row, row, now, from, to), from, to).flatMap(({ free }) => free);
  return {
    clinician: row.clinicianId,
    times: kind === undefined ? times : times.filter(({ kinds }) => kinds.includes(kind)),
  };
}

/** A free time with the clinicians who are free then. */
type SharedTime = FreeTime & { clinicians: string[] };

/** One entry for each start, with everyone who is free then, earliest first. It ends when the longest visit does. */
function merge(all: readonly ReturnType<typeof freeTimes>[]): SharedTime[] {
  const byStart = new Map<number, SharedTime>();
  for (const { clinician, times } of all) {
    for (const { date, time, start, end, kinds } of times) {
      const known = byStart.get(start);
      if (!known) {
        byStart.set(start, { date, time, start, end, kinds, clinicians: clinician === null ? [] : [clinician] });
        continue;
      }
      if (clinician !== null) known.clinicians.push(clinician);
      if (end > known.end) known.end = end;
      // Mostly the same: only what differs is copied.
      if (!kinds.every((kind) => known.kinds.includes(kind))) known.kinds = [...new Set([...known.kinds, ...kinds])];
    }
  }
  return [...byStart.values()].sort((one, other) => one.start - other.start);
}
