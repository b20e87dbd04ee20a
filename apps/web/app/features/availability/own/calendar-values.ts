import { overlappingWindows } from '@travesia/contracts/availability';
import type {
  AvailabilityCalendar,
  CalendarDraft,
  CalendarWindow,
  NewException,
} from '@travesia/contracts/availability';
import type { Form } from '../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../lib/forms/draft/merge.ts';
import { formOfValues, valuesOf } from '../../../lib/forms/draft/values-form.ts';

/** Whose calendar the screen shows, as in the page's and the call's query. */
export type ResourceQuery = { clinician: string } | { room: string };

/** An exception as the draft holds it: a new one has no id yet. */
export type DraftException = NewException & { id?: string | undefined };

const draftOf = (calendar: AvailabilityCalendar): CalendarDraft => ({
  visits: calendar.visits,
  slot_minutes: calendar.slot_minutes,
  buffer_before_minutes: calendar.buffer_before_minutes,
  buffer_after_minutes: calendar.buffer_after_minutes,
  notice_hours: calendar.notice_hours,
  horizon_days: calendar.horizon_days,
  max_per_day: calendar.max_per_day,
  observes_holidays: calendar.observes_holidays,
  windows: calendar.windows,
  exceptions: calendar.exceptions,
});

/** A calendar as a form: every value is one field, so that two people's changes are merged by part. */
export const savedOf = (calendar: AvailabilityCalendar): Saved => ({
  version: calendar.version,
  form: formOfValues(draftOf(calendar)),
});

/** The calendar that a form holds. */
export const calendarOf = (form: Form): CalendarDraft => valuesOf(form) as CalendarDraft;

export type WindowFault = 'order' | 'overlap' | 'empty';

/** What is wrong with each of the weekly windows, in their order; null where nothing is. The server decides the same. */
export const windowFaults = (windows: readonly CalendarWindow[]): (WindowFault | null)[] => {
  const overlapping = new Set(overlappingWindows(windows));
  return windows.map(({ starts, ends }, index) => {
    if (!starts || !ends) return 'empty';
    if (starts >= ends) return 'order';
    return overlapping.has(index) ? 'overlap' : null;
  });
};

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const hourLater = (time: string, hours: number): string => {
  const hour = Math.min(Number(time.slice(0, 2)) + hours, 24);
  return hour === 24 ? '24:00' : `${String(hour).padStart(2, '0')}:${time.slice(3)}`;
};

/** The window that "Add hours" suggests for a weekday: after the last of the day, or the morning. */
export function nextWindow(windows: readonly CalendarWindow[], weekday: number): CalendarWindow {
  const last = windows
    .filter((one) => one.weekday === weekday)
    .toSorted((a, b) => (a.ends < b.ends ? -1 : 1))
    .at(-1);
  const starts = last && last.ends < '22:00' ? hourLater(last.ends, 1) : '08:00';
  return {
    weekday,
    starts,
    ends: hourLater(starts, last ? 2 : 4),
    mode: last?.mode ?? 'in_person',
    valid_from: null,
    valid_until: null,
  };
}

/** A time field writes midnight at the end of a day as 00:00; the contract calls it 24:00. */
export const endFromField = (time: string): string => (time === '00:00' ? '24:00' : time);
export const endToField = (time: string): string => (time === '24:00' ? '00:00' : time);

/** Weekly hours by weekday, in the order of their start; each with its place in the whole list. */
export const byWeekday = (windows: readonly CalendarWindow[], weekday: number) =>
  windows
    .map((window, index) => ({ window, index }))
    .filter(({ window }) => window.weekday === weekday)
    .toSorted((a, b) => (a.window.starts < b.window.starts ? -1 : 1));
