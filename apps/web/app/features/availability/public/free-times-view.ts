import type { FreeTimes } from './load-free-times.ts';

type Slot = FreeTimes['data'][number];

/** Times of a day shown at once; the others open. */
const SHOWN = 5;

/** A day of the strip. */
export interface FreeDay {
  date: string;
  first: Slot[];
  more: Slot[];
}

const DAY_MS = 86_400_000;

/** The days of an answer with their times, also those without any. */
export function daysOf({ data, start_date: from, end_date: to }: FreeTimes): FreeDay[] {
  const days: FreeDay[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    const slots = data.filter((slot) => slot.date === date);
    // One time more is shown rather than opened.
    const shown = slots.length <= SHOWN + 1 ? SHOWN + 1 : SHOWN;
    days.push({ date, first: slots.slice(0, shown), more: slots.slice(shown) });
  }
  return days;
}

/** Whether a time is for an online consultation only. */
export const isOnlyOnline = ({ kinds }: Slot): boolean => kinds.every((kind) => kind === 'online');

/** The place of a time zone: its city, as in the zone's name. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The request for a time, without language prefix: day and time at the clinic are a wish. */
export const askPath = (provider: string, { date, time }: Slot): string =>
  `/booking/consultation?${new URLSearchParams({ provider, wish: `${date}T${time}` })}`;
