import type { AvailabilityWeek, CalendarDraft } from '@travesia/contracts/availability';
import { calendar } from '../../../lib/dates/calendar.ts';

type Week = AvailabilityWeek['resources'][number];
type Day = Week['days'][number];

/** A block of a day in the agenda, in minutes since midnight on the clinic's clock. */
export interface Block {
  key: string;
  kind: 'open' | 'video' | 'busy' | 'visit' | 'closed' | 'unsaved';
  from: number;
  to: number;
  /** Free times of an open block. */
  free?: number;
  label?: string | null;
}

const DAY_MINUTES = 24 * 60;
const HOUR = 60;

/** Minutes since midnight of a wall time, HH:MM; 24:00 is the end of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

/** The wall time, HH:MM, of minutes since midnight. */
export const wallTimeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Minutes since midnight of an instant on a date at the clinic; before or after that day it is cut off. */
function minutesAt(instant: string, date: string, zone: string): number {
  const [day = '', time = ''] = calendar.localAt(instant, zone).split('T');
  if (day < date) return 0;
  return day > date ? DAY_MINUTES : minutesOf(time);
}

/** Hours of the draft that no saved block shows: what "Save" would add. */
function unsavedHours(day: Day, draft: CalendarDraft): Block[] {
  const weekday = calendar.dayOfWeek(day.date);
  const isValid = ({ valid_from: from, valid_until: until }: CalendarDraft['windows'][number]) =>
    (!from || from <= day.date) && (!until || day.date <= until);
  return draft.windows
    .filter((window) => window.weekday === weekday && window.starts < window.ends && isValid(window))
    .filter(
      ({ starts, ends, mode }) => !day.open.some((o) => o.starts === starts && o.ends === ends && o.mode === mode),
    )
    .map(({ starts, ends }) => ({
      key: `unsaved ${starts}`,
      kind: 'unsaved',
      from: minutesOf(starts),
      to: minutesOf(ends),
    }));
}

/** The blocks of a day. `draft` is given while it has unsaved changes to the weekly hours. */
export function blocksOf(day: Day, zone: string, draft: CalendarDraft | null): Block[] {
  const open = day.open.map((one): Block => ({
    key: `open ${one.starts_at}`,
    kind: one.mode === 'online' ? 'video' : 'open',
    from: minutesOf(one.starts),
    to: minutesOf(one.ends),
    free: one.free,
  }));
  const closed = day.closed.map((one): Block => ({
    key: `closed ${one.exception_id}`,
    kind: 'closed',
    from: one.starts ? minutesOf(one.starts) : 0,
    to: one.ends ? minutesOf(one.ends) : DAY_MINUTES,
    label: one.label,
  }));
  const busy = day.busy.map((one): Block => ({
    key: `busy ${one.source_id} ${one.starts_at}`,
    kind: one.source === 'booking' ? 'visit' : 'busy',
    from: minutesAt(one.starts_at, day.date, zone),
    to: minutesAt(one.ends_at, day.date, zone),
    label: one.label,
  }));
  const shown = day.closed_by_holiday || !draft ? [] : unsavedHours(day, draft);
  return [...open, ...shown, ...closed, ...busy].filter(({ from, to }) => from < to);
}

const USUAL = { from: 8 * HOUR, to: 17 * HOUR };

/** The hours that the agenda shows, in whole hours: the usual day, and whatever lies outside it. All-day blocks don't count. */
export function hoursShown(blocks: readonly Block[]): { from: number; to: number } {
  const timed = blocks.filter(({ from, to }) => from > 0 || to < DAY_MINUTES);
  const from = Math.min(USUAL.from, ...timed.map((block) => block.from));
  const to = Math.max(USUAL.to, ...timed.map((block) => block.to));
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}

/** The clock time in another zone at a wall time of the clinic on a date. */
export function otherClock(date: string, minutes: number, zone: string, other: string): string {
  const instant = calendar.instantOf(`${date}T${wallTimeOf(minutes % DAY_MINUTES)}`, zone);
  return calendar.localAt(instant, other).slice('YYYY-MM-DDT'.length);
}

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => calendar.addDays(date, 1 - calendar.dayOfWeek(date));
