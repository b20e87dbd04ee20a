import { type AvailabilityWeek, conflictsOf, type DayPlan, isoOf, planDays } from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../../platform/calendar.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { presentHolidays, presentResource } from '../calendars.presenter.ts';
import type { CalendarRow, ResourceRow } from '../calendars.repo.ts';
import { presentConflict } from '../conflicts.presenter.ts';
import { busyOf, contextOf, endOfHour, planOf } from '../plan-of.ts';
import { type ClinicCalendars, pickResource, readClinic } from '../read-clinic.ts';

interface Asked {
  start?: string | undefined;
  clinician?: string | undefined;
  room?: string | undefined;
  language: Locale;
}

/** A week of the request's clinic: of one clinician or room, or of all. */
export async function getWeekQuery(deps: AvailabilityDeps, asked: Asked, actor: Actor): Promise<AvailabilityWeek> {
  const scope = ofClinic(actor);
  const { db } = deps.database;
  const day = asked.start ?? deps.clock.now().toISOString().slice(0, 10);
  // Read with room to spare: which week today is in depends on the clinic's zone.
  const clinic = await readClinic(deps, db, scope, { from: calendar.addDays(day, -8), to: calendar.addDays(day, 8) });
  const start = mondayOf(asked.start ?? clinic.today);
  const end = calendar.addDays(start, 6);
  const shown = asked.clinician || asked.room ? [pickResource(clinic, asked)] : clinic.resources;
  const weeks = shown.map(({ resource, row }) => showResource(clinic, resource, row, { start, end }, asked.language));
  return {
    start,
    end,
    time_zone: clinic.place.timeZone,
    now: clinic.now.toISOString(),
    today: clinic.today,
    holidays: presentHolidays(clinic.place, start, end, asked.language),
    resources: weeks.map(({ week }) => week),
    conflicts: weeks
      .flatMap(({ conflicts }) => conflicts)
      .sort((one, other) => Date.parse(one.busy.starts_at) - Date.parse(other.busy.starts_at)),
  };
}

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => calendar.addDays(date, 1 - calendar.dayOfWeek(date));

function showResource(
  { place, now }: ClinicCalendars,
  resourceRow: ResourceRow,
  row: CalendarRow | undefined,
  { start, end }: { start: string; end: string },
  language: Locale,
) {
  const resource = presentResource(resourceRow, language);
  if (!row) return { week: { resource, saved: false, version: 0, days: [] }, conflicts: [] };
  const plan = planOf(row);
  const busy = busyOf(row.busy);
  const context = { ...contextOf(place, row, endOfHour(now), start, end), busy };
  const busyOn = (date: string) =>
    busy.filter(
      ({ starts_at: starts, ends_at: ends }) =>
        Date.parse(starts) < Date.parse(calendar.startOfDay(calendar.addDays(date, 1), place.timeZone)) &&
        Date.parse(ends) > Date.parse(calendar.startOfDay(date, place.timeZone)),
    );
  return {
    week: {
      resource,
      saved: true,
      version: row.version,
      days: planDays(plan, context, start, end).map((day) => ({ ...presentDay(day), busy: busyOn(day.date) })),
    },
    conflicts: conflictsOf(plan, context, start, end).map((conflict) => presentConflict(conflict, resource)),
  };
}

const presentDay = ({ date, closedByHoliday, open, closed, free }: DayPlan) => ({
  date,
  closed_by_holiday: closedByHoliday,
  open: open.map(({ start, end, starts, ends, mode, source, free: places }) => ({
    starts_at: isoOf(start),
    ends_at: isoOf(end),
    starts,
    ends,
    mode,
    source,
    free: places,
  })),
  closed: closed.flatMap(({ id, starts, ends, label }) => (id ? [{ exception_id: id, starts, ends, label }] : [])),
  free: free.length,
});
