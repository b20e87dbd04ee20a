import type { FreeTimes } from './load-free-times.ts';

export type FreeSlot = FreeTimes['data'][number];

/** Times of a day shown at once; the others open. */
const SHOWN = 5;

/** A day of the strip. */
export interface FreeDay {
  date: string;
  first: FreeSlot[];
  more: FreeSlot[];
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
export const isOnlyOnline = ({ kinds }: Pick<FreeSlot, 'kinds'>): boolean => kinds.every((kind) => kind === 'online');

/**
 * Where a time of a clinic's page leads, without language prefix: to its booking, or for treatments to the request, where
 * day and time at the clinic are a wish.
 */
export function askPath(provider: string, { date, time, kinds }: FreeSlot, clinician?: string): string {
  const kind = (['consultation', 'online'] as const).find((one) => kinds.includes(one));
  const who: Record<string, string> = clinician ? { clinician } : {};
  const query: Record<string, string> = kind
    ? { clinic: provider, kind, ...who, date, time }
    : { provider, wish: `${date}T${time}` };
  return `/booking/consultation?${new URLSearchParams(query)}`;
}
