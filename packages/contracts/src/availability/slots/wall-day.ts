import type { Calendar } from '../../kit/index.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
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
  segments: readonly Segment[];
}

/** Minutes since midnight of HH:MM; 24:00 is 1440. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** HH:MM of minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Reads a date’s clock in a zone. */
export function wallDay(calendar: Calendar, date: string, timeZone: string): WallDay {
  const from = Date.parse(calendar.startOfDay(date, timeZone));
  const to = Date.parse(calendar.startOfDay(calendar.addDays(date, 1), timeZone));
  const wallAt = (instant: number) => minutesOf(calendar.localAt(new Date(instant), timeZone).slice(11));
  if (to - from === DAY_MINUTES * MINUTE && wallAt(from) === 0 && wallAt(from + (to - from) / 2) === DAY_MINUTES / 2)
    return { date, segments: [{ from, to, wall: 0 }] };
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
  return { date, segments };
}

const runsEvenly = (from: number, to: number, wallAt: (instant: number) => number): boolean =>
  wallAt(to) - wallAt(from) === (to - from) / MINUTE;

/** The instants at which the clock shows a time: none in a gap, two where the clock is turned back. */
export const instantsOf = ({ segments }: WallDay, wall: number): number[] =>
  segments.flatMap((segment) =>
    wall >= segment.wall && wall < endOf(segment) ? [segment.from + (wall - segment.wall) * MINUTE] : [],
  );

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

const endOf = ({ from, to, wall }: Segment): number => wall + (to - from) / MINUTE;
