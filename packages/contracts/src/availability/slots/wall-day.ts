import type { Calendar } from '../../kit/index.ts';

const MINUTE = 60_000;
export const DAY_MINUTES = 1440;
/** Clock changes are found in steps of this many minutes, then to the minute. */
const STEP = 30;

/** A stretch of real time during which the clock runs evenly. */
interface Segment {
  from: number;
  to: number;
  /** Minutes since midnight that the clock shows at `from`. */
  wall: number;
}

/** A stretch of real time, in milliseconds since 1970; the end is not part of it. */
export interface Stretch {
  start: number;
  end: number;
}

/** A date in a zone: which instants its clock times are. On most days there is one segment, from midnight to midnight. */
export interface WallDay {
  date: string;
  /** The day after. */
  next: string;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  segments: readonly Segment[];
}

/** Minutes since midnight of HH:MM; 24:00 is 1440. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** HH:MM of minutes since midnight. */
export const timeOf = (minutes: number): string => TIMES[minutes] ?? '';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const TIMES: readonly string[] = Array.from(
  { length: DAY_MINUTES + 1 },
  (_, minutes) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
);

/** Days kept of each calendar: a year of about ten zones. */
const MOST_KEPT = 4000;
const kept = new WeakMap<Calendar, Map<string, WallDay>>();

/**
 * A date’s clock in a zone. Days that were read are kept, because they never change and every calendar of a zone asks for the
 * same ones: reading them took most of the time of an answer.
 */
export function wallDay(calendar: Calendar, date: string, timeZone: string): WallDay {
  const days = kept.get(calendar) ?? new Map<string, WallDay>();
  kept.set(calendar, days);
  const key = `${date} ${timeZone}`;
  const known = days.get(key);
  if (known) return known;
  const day = readDay(calendar, date, timeZone);
  if (days.size >= MOST_KEPT) days.clear();
  days.set(key, day);
  return day;
}

function readDay(calendar: Calendar, date: string, timeZone: string): WallDay {
  const next = calendar.addDays(date, 1);
  const day = { date, next, weekday: calendar.dayOfWeek(date) };
  const from = Date.parse(calendar.startOfDay(date, timeZone));
  const to = Date.parse(calendar.startOfDay(next, timeZone));
  const wallAt = (instant: number) => minutesOf(calendar.localAt(new Date(instant), timeZone).slice(11));
  if (to - from === DAY_MINUTES * MINUTE && wallAt(from) === 0 && wallAt(from + (to - from) / 2) === DAY_MINUTES / 2)
    return { ...day, segments: [{ from, to, wall: 0 }] };
  const segments: Segment[] = [{ from, to, wall: wallAt(from) }];
  for (let at = from; at < to; at = Math.min(at + STEP * MINUTE, to)) {
    if (runsEvenly(at, Math.min(at + STEP * MINUTE, to - MINUTE), wallAt)) continue;
    for (let minute = at; minute < Math.min(at + STEP * MINUTE, to - MINUTE); minute += MINUTE) {
      if (runsEvenly(minute, minute + MINUTE, wallAt)) continue;
      const last = segments[segments.length - 1];
      if (last) last.to = minute + MINUTE;
      segments.push({ from: minute + MINUTE, to, wall: wallAt(minute + MINUTE) });
    }
  }
  return { ...day, segments };
}

const runsEvenly = (from: number, to: number, wallAt: (instant: number) => number): boolean =>
  wallAt(to) - wallAt(from) === (to - from) / MINUTE;

/** The real time during which the clock is between two times, in one stretch for each time it passes through them. */
export function stretchesOf({ segments }: WallDay, starts: number, ends: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const segment of segments) {
    const first = Math.max(starts, segment.wall);
    const last = Math.min(ends, endOf(segment));
    if (first >= last) continue;
    const start = segment.from + (first - segment.wall) * MINUTE;
    const end = segment.from + (last - segment.wall) * MINUTE;
    const before = stretches[stretches.length - 1];
    if (before?.end === start) before.end = end;
    else stretches.push({ start, end });
  }
  return stretches;
}

/** Minutes since midnight that the clock would show at its end. */
export const endOf = ({ from, to, wall }: Segment): number => wall + (to - from) / MINUTE;
