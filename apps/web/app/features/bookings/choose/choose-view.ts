import { addDays } from '../../../lib/dates/calendar-date.ts';
import type { FreeDay, FreeSlot } from '../../availability/index.ts';
import type { Choice } from '../choice.ts';

/** Days shown at once. */
const SHOWN_DAYS = 14;
/** Times of a day shown at once; the others open. */
const SHOWN_TIMES = 6;

/** The days on a page of free times, and where the pages around it begin. */
export interface ShownTimes {
  days: FreeDay[];
  /** The chosen time, or else the first that is free; null if none is. */
  chosen: FreeSlot | null;
  /** Whether the time in the URL is not free. */
  isGone: boolean;
  /** First date of the next page; null if there is none. */
  later: string | null;
}

/** Two weeks of free times from the first free day on. `slots` are in order. */
export function showTimes(slots: readonly FreeSlot[], choice: Pick<Choice, 'date' | 'time' | 'starts'>): ShownTimes {
  const { date, time, starts } = choice;
  const named = slots.find(
    (slot) =>
      slot.date === date &&
      slot.time === time &&
      (starts === null || Date.parse(slot.starts_at) === Date.parse(starts)),
  );
  const chosen = named ?? slots.find((slot) => date !== null && slot.date >= date) ?? slots[0] ?? null;
  const first = slots[0]?.date;
  const begin = chosen && first && chosen.date > addDays(first, SHOWN_DAYS - 1) ? chosen.date : first;
  if (!begin) return { days: [], chosen: null, isGone: time !== null, later: null };
  const end = addDays(begin, SHOWN_DAYS - 1);
  const next = slots.find((slot) => slot.date > end);
  return {
    days: daysWith(slots.filter((slot) => slot.date >= begin && slot.date <= end)),
    chosen,
    isGone: date !== null && time !== null && !named,
    later: next?.date ?? null,
  };
}

/** Only days on which a time is free. */
function daysWith(slots: readonly FreeSlot[]): FreeDay[] {
  const byDate = Map.groupBy(slots, ({ date }) => date);
  return [...byDate].map(([date, all]) => {
    // One time more is shown rather than opened.
    const shown = all.length <= SHOWN_TIMES + 1 ? SHOWN_TIMES + 1 : SHOWN_TIMES;
    return { date, first: all.slice(0, shown), more: all.slice(shown) };
  });
}

/** A time as a choice; its instant only where the time comes twice. */
export function chosenTime(slot: FreeSlot, slots: readonly FreeSlot[]): Pick<Choice, 'date' | 'time' | 'starts'> {
  const isTwice = slots.some(
    (other) => other.date === slot.date && other.time === slot.time && other.starts_at !== slot.starts_at,
  );
  return { date: slot.date, time: slot.time, starts: isTwice ? slot.starts_at : null };
}
