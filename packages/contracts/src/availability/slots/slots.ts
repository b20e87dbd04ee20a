import type { Calendar } from '../../kit/index.ts';
import type { Slot, VisitKind } from '../availability.schema.ts';
import type { CalendarWindow, NewException, WindowMode } from '../own/calendar.schema.ts';
import { DAY_MINUTES, endOf, minutesOf, type Stretch, stretchesOf, timeOf, type WallDay, wallDay } from './wall-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What decides the free times of a calendar: saved or not. A `CalendarDraft` and an `AvailabilityCalendar` both are one. */
export interface SlotPlan {
  visits: readonly ('consultation' | 'treatment')[];
  slot_minutes: number;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  notice_hours: number;
  horizon_days: number;
  max_per_day: number | null;
  observes_holidays: boolean;
  windows: readonly CalendarWindow[];
  exceptions: readonly (NewException & { id?: string | undefined })[];
}

/** A taken time, as far as slots are concerned. A booking keeps the buffers of its calendar, other events don’t. */
export interface BusyInterval {
  starts_at: string;
  ends_at: string;
  source: 'feed' | 'booking';
}

/** The circumstances in which a plan is looked at. */
export interface SlotContext {
  calendar: Calendar;
  timeZone: string;
  /** The current instant. */
  now: string;
  holidays: readonly { date: string; works: boolean }[];
  busy: readonly BusyInterval[];
  /** How many patients it takes at the same time; 1 unless it is a room for more. */
  capacity?: number;
}

/** A free time, in milliseconds since 1970 beside its clock time. */
export interface FreeTime extends Stretch {
  date: string;
  time: string;
  kinds: VisitKind[];
}

/** Hours on one day, before taken times. */
export interface OpenHours extends Stretch {
  starts: string;
  ends: string;
  mode: WindowMode;
  source: 'weekly' | 'exception';
  /** Free times in it. */
  free: number;
}

/** One day of a plan. */
export interface DayPlan {
  date: string;
  closedByHoliday: boolean;
  open: OpenHours[];
  /** The exceptions that close it or part of it. */
  closed: SlotPlan['exceptions'][number][];
  free: FreeTime[];
}

interface Candidate extends FreeTime {
  hours: OpenHours;
}

/** The days of a plan from one date to another, both included. */
export function planDays(plan: SlotPlan, context: SlotContext, from: string, to: string): DayPlan[] {
  const { calendar, timeZone, now } = context;
  const lastDay = calendar.addDays(calendar.dateAt(now, timeZone), plan.horizon_days);
  const earliest = Date.parse(now) + plan.notice_hours * HOUR;
  const isTaken = takenBy(plan, context);
  const closedDates = new Set(context.holidays.filter(({ works }) => !works).map(({ date }) => date));
  const days: DayPlan[] = [];
  for (
    let clock = wallDay(calendar, from, timeZone);
    clock.date <= to;
    clock = wallDay(calendar, clock.next, timeZone)
  ) {
    const { date, weekday } = clock;
    const closedByHoliday = plan.observes_holidays && closedDates.has(date);
    const exceptions = plan.exceptions.filter((one) => one.from_date <= date && date <= one.to_date);
    const closed = exceptions.filter(({ kind }) => kind === 'closed');
    const ranges = rangesOf(plan, weekday, date, closedByHoliday, exceptions);
    const open = ranges.flatMap((range) => hoursOf(clock, range));
    const free =
      open.length && date <= lastDay
        ? layOut(plan, clock, open, closed).filter(
            (slot) => slot.start >= earliest && !isTaken(slot.start, slot.end, date),
          )
        : [];
    for (const { hours } of free) hours.free += 1;
    days.push({ date, closedByHoliday, open, closed, free });
  }
  return days;
}

/** The free times of a plan from one date to another, both included, earliest first. */
export const slotsOf = (plan: SlotPlan, context: SlotContext, from: string, to: string): Slot[] =>
  planDays(plan, context, from, to).flatMap(({ free }) => free.map((slot) => toSlot(slot, context.timeZone)));

/** A free time as answers show it. */
export const toSlot = ({ date, time, start, end, kinds }: FreeTime, timeZone: string): Slot => ({
  date,
  time,
  starts_at: isoOf(start),
  ends_at: isoOf(end),
  time_zone: timeZone,
  kinds,
});

/** An instant without milliseconds, as Temporal writes it. */
export function isoOf(instant: number): string {
  const minutes = instant / MINUTE;
  if (!Number.isInteger(minutes) || minutes < 0) return new Date(instant).toISOString().replace('.000Z', 'Z');
  const day = Math.floor(minutes / DAY_MINUTES);
  if (day !== lastDay.day) lastDay = { day, date: new Date(day * DAY_MINUTES * MINUTE).toISOString().slice(0, 10) };
  return `${lastDay.date}T${timeOf(minutes - day * DAY_MINUTES)}:00Z`;
}
/** Of the last instant: the next one is mostly on the same day, and dates take long to write. */
let lastDay = { day: 0, date: '1970-01-01' };

type Range = Pick<OpenHours, 'starts' | 'ends' | 'mode' | 'source'>;

/** The hours of a date by the clock: weekly ones unless a holiday closes it, and extra ones. */
function rangesOf(
  { windows }: SlotPlan,
  weekday: number,
  date: string,
  isHoliday: boolean,
  exceptions: SlotPlan['exceptions'],
): Range[] {
  const weekly = isHoliday
    ? []
    : windows.filter(
        (one) =>
          one.weekday === weekday &&
          (one.valid_from === null || one.valid_from <= date) &&
          (one.valid_until === null || date <= one.valid_until),
      );
  const extra = exceptions.flatMap(({ kind, starts, ends, mode }) =>
    kind === 'open' && starts && ends && mode ? [{ starts, ends, mode, source: 'exception' as const }] : [],
  );
  return [
    ...weekly.map(({ starts, ends, mode }) => ({ starts, ends, mode, source: 'weekly' as const })),
    ...extra,
  ].sort((one, other) => one.starts.localeCompare(other.starts));
}

function hoursOf(clock: WallDay, range: Range): OpenHours[] {
  const stretches = stretchesOf(clock, minutesOf(range.starts), minutesOf(range.ends));
  const [first] = stretches;
  const last = stretches[stretches.length - 1];
  return first && last ? [{ ...range, start: first.start, end: last.end, free: 0 }] : [];
}

/** Visits laid out in the hours of a day: one after the other by the clock, none over a closed time or another visit. */
function layOut(
  plan: SlotPlan,
  clock: WallDay,
  open: readonly OpenHours[],
  closed: SlotPlan['exceptions'],
): Candidate[] {
  const shut = closed.flatMap(({ starts, ends }) =>
    stretchesOf(clock, starts ? minutesOf(starts) : 0, ends ? minutesOf(ends) : 1440),
  );
  const laidOut = open.flatMap((hours) => candidatesOf(plan, clock, hours));
  const candidates = (
    shut.length ? laidOut.filter(({ start, end }) => !shut.some((one) => one.start < end && start < one.end)) : laidOut
  ).sort((one, other) => one.start - other.start);
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const before = kept[kept.length - 1];
    if (!before || candidate.start >= before.end) kept.push(candidate);
    else if (candidate.start === before.start) before.kinds = [...new Set([...before.kinds, ...candidate.kinds])];
  }
  return kept;
}

function candidatesOf(plan: SlotPlan, clock: WallDay, hours: OpenHours): Candidate[] {
  const starts = minutesOf(hours.starts);
  const ends = minutesOf(hours.ends);
  const stretches = stretchesOf(clock, starts, ends);
  const length = plan.slot_minutes * MINUTE;
  const step = plan.slot_minutes + plan.buffer_before_minutes + plan.buffer_after_minutes;
  const kinds = kindsOf(plan, hours.mode);
  const candidates: Candidate[] = [];
  for (const segment of clock.segments) {
    const end = Math.min(ends, endOf(segment));
    const skipped = Math.ceil(Math.max(0, segment.wall - starts) / step);
    for (let wall = starts + skipped * step; wall < end; wall += step) {
      const start = segment.from + (wall - segment.wall) * MINUTE;
      if (isWithin(stretches, start, start + length))
        candidates.push({ date: clock.date, time: timeOf(wall), start, end: start + length, kinds, hours });
    }
  }
  return candidates;
}

function isWithin(stretches: readonly Stretch[], start: number, end: number): boolean {
  for (const one of stretches) if (one.start <= start && end <= one.end) return true;
  return false;
}

const kindsOf = ({ visits }: SlotPlan, mode: WindowMode): VisitKind[] => [
  ...(mode === 'online' ? [] : visits),
  ...(mode === 'in_person' ? [] : (['online'] as const)),
];

/** Whether a visit at that time is impossible because of what is known already. */
function takenBy(plan: SlotPlan, { busy, calendar, timeZone, capacity = 1 }: SlotContext) {
  const before = plan.buffer_before_minutes * MINUTE;
  const after = plan.buffer_after_minutes * MINUTE;
  const around = busy.map(({ starts_at: starts, ends_at: ends, source }) => ({
    // No visit may begin or end within this.
    start: Date.parse(starts) - after - (source === 'booking' ? before : 0),
    end: Date.parse(ends) + before + (source === 'booking' ? after : 0),
  }));
  const visits = new Map<string, number>();
  if (plan.max_per_day !== null)
    for (const { starts_at: starts, source } of busy) {
      if (source !== 'booking') continue;
      const date = calendar.dateAt(starts, timeZone);
      visits.set(date, (visits.get(date) ?? 0) + 1);
    }
  return (start: number, end: number, date: string): boolean => {
    if (plan.max_per_day !== null && (visits.get(date) ?? 0) >= plan.max_per_day) return true;
    let count = 0;
    for (const one of around) if (one.start < end && start < one.end) count += 1;
    return count >= capacity;
  };
}
