import type { SlotContext, SlotPlan } from '@travesia/contracts/availability';
import { calendar } from '../../../platform/calendar.ts';
import { holidaysOf } from '../holidays/holidays-of.ts';
import type { BusyRow, CalendarRow, ClinicPlace, ExceptionRow, WindowRow } from './calendars.repo.ts';

/** What decides the free times of a stored calendar. */
export const planOf = (row: CalendarRow): SlotPlan => ({
  visits: row.visits,
  slot_minutes: row.slotMinutes,
  buffer_before_minutes: row.bufferBeforeMinutes,
  buffer_after_minutes: row.bufferAfterMinutes,
  notice_hours: row.noticeHours,
  horizon_days: row.horizonDays,
  max_per_day: row.maxPerDay,
  observes_holidays: row.observesHolidays,
  windows: row.windows.map(windowOf),
  exceptions: row.exceptions.map(exceptionOf),
});

export const windowOf = ({ weekday, starts, ends, mode, validFrom, validUntil }: WindowRow) => ({
  weekday,
  starts,
  ends,
  mode,
  valid_from: validFrom,
  valid_until: validUntil,
});

export const exceptionOf = ({ fromDate, toDate, id, kind, starts, ends, mode, label }: ExceptionRow) => ({
  id,
  kind,
  from_date: fromDate,
  to_date: toDate,
  starts,
  ends,
  mode,
  label,
});

/** The taken times of a calendar, with their source. */
export const busyOf = (rows: readonly BusyRow[]) =>
  rows.map(({ startsAt, endsAt, source, sourceId, label }) => ({
    starts_at: instantOf(startsAt),
    ends_at: instantOf(endsAt),
    source,
    source_id: sourceId,
    label,
  }));

const instantOf = (text: string): string => new Date(text).toISOString();

/** Holidays of a clinic between two dates, and whether it works on them. */
export const holidaysAt = ({ country, worked }: Pick<ClinicPlace, 'country' | 'worked'>, from: string, to: string) =>
  holidaysOf(country, from, to).map(({ date, name }) => ({ date, name, works: worked.includes(date) }));

/** The circumstances of a stored calendar between two dates. */
export const contextOf = (
  place: ClinicPlace,
  { busy, capacity }: Pick<CalendarRow, 'busy' | 'capacity'>,
  now: Date,
  from: string,
  to: string,
): SlotContext => ({
  calendar,
  timeZone: place.timeZone,
  now: now.toISOString(),
  holidays: holidaysAt(place, from, to),
  // As they were read: rules only compare them.
  busy: busy.map(({ startsAt, endsAt, source }) => ({ starts_at: startsAt, ends_at: endsAt, source })),
  capacity,
});

const HOUR_MS = 3_600_000;

/**
 * The end of the current hour. What patients see is computed for it: cached answers last until then, and none offers a
 * time for which it has become too late meanwhile.
 */
export const endOfHour = (now: Date): Date => new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
