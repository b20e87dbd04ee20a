import {
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
  return {
    data: merge(asked.flatMap((row) => freeTimes(row, now, from, to))).flatMap((slot) => onlyFor(slot, query.kind)),
    has_calendar: asked.length > 0,
    time_zone: clinic.timeZone,
    start_date: from,
    end_date: to,
    next_free_on: kept.length && !query.clinician && !query.kind ? clinic.nextFreeOn : null,
  };
}

const isCalendar = (row: ClinicCalendarRow): row is Extract<ClinicCalendarRow, CalendarRow> => row.id !== null;

const freeTimes = (row: Extract<ClinicCalendarRow, CalendarRow>, now: Date, from: string, to: string): PublicSlot[] =>
  planDays(planOf(row), contextOf(row, row, now, from, to), from, to).flatMap(({ free }) =>
    free.map((time) => ({ ...toSlot(time, row.timeZone), clinician_ids: row.clinicianId ? [row.clinicianId] : [] })),
  );

/** One entry for each time, with everyone who is free then, earliest first. */
function merge(slots: readonly PublicSlot[]): PublicSlot[] {
  const byTime = new Map<string, PublicSlot>();
  for (const slot of slots) {
    const key = `${slot.starts_at} ${slot.ends_at}`;
    const known = byTime.get(key);
    byTime.set(
      key,
      known
        ? {
            ...known,
            kinds: [...new Set([...known.kinds, ...slot.kinds])],
            clinician_ids: [...new Set([...known.clinician_ids, ...slot.clinician_ids])],
          }
        : slot,
    );
  }
  return [...byTime.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
}

const onlyFor = (slot: PublicSlot, kind: VisitKind | undefined): PublicSlot[] =>
  kind === undefined || slot.kinds.includes(kind) ? [slot] : [];
