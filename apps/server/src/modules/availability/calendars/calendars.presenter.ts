import {
  type AvailabilityCalendar,
  type CalendarSummary,
  DEFAULT_VISIT_SETTINGS,
  type Holiday,
  minutesOf,
  type Resource,
} from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import type { Person } from '../../../platform/http/request-context.ts';
import type { CalendarRow, ClinicPlace, ResourceRow } from './calendars.repo.ts';
import type { FirstFree } from './first-free.ts';
import { exceptionOf, holidaysAt, windowOf } from './plan-of.ts';

export const presentResource = ({ type, id, name, specialty, kind }: ResourceRow, language: Locale): Resource => ({
  type,
  id,
  name,
  detail: specialty ? specialty[language] : kind,
});

/** Whether a person may change the clinic's calendars: nobody while it is suspended, except Travesía. */
export function mayChange(person: Person): boolean {
  const { forProvider } = person;
  return (
    forProvider !== undefined &&
    forProvider !== null &&
    forProvider.abilities.includes('availability.change') &&
    (!forProvider.suspended || forProvider.via === 'admin')
  );
}

export const presentHolidays = (place: ClinicPlace, from: string, to: string, language: Locale): Holiday[] =>
  holidaysAt(place, from, to).map(({ date, name, works }) => ({ date, name: name(language), works }));

interface Shown {
  place: ClinicPlace;
  today: string;
  now: Date;
  language: Locale;
  person: Person;
}

/** A calendar as its clinic edits it; suggestions for a clinician or room that has none. */
export function presentCalendar(
  resource: ResourceRow,
  row: CalendarRow | undefined,
  { place, today, now, language, person }: Shown,
  until: (today: string, days: number) => string,
): AvailabilityCalendar {
  const settings = row
    ? {
        visits: row.visits,
        slot_minutes: row.slotMinutes,
        buffer_before_minutes: row.bufferBeforeMinutes,
        buffer_after_minutes: row.bufferAfterMinutes,
        notice_hours: row.noticeHours,
        horizon_days: row.horizonDays,
        max_per_day: row.maxPerDay,
        observes_holidays: row.observesHolidays,
      }
    : { ...DEFAULT_VISIT_SETTINGS, visits: visitsOf(resource) };
  const may = mayChange(person);
  return {
    resource: presentResource(resource, language),
    saved: row !== undefined,
    version: row?.version ?? 0,
    updated_at: row ? new Date(row.updatedAt).toISOString() : null,
    ...settings,
    windows: (row?.windows ?? []).map(windowOf),
    exceptions: (row?.exceptions ?? []).map(exceptionOf),
    holidays: presentHolidays(place, today, until(today, settings.horizon_days), language),
    time_zone: place.timeZone,
    country: place.country,
    now: now.toISOString(),
    actions: [...(may ? (['change'] as const) : []), ...(may && row ? (['remove'] as const) : [])],
  };
}

/** Consultation rooms are for consultations, other rooms for treatments, clinicians for both. */
const visitsOf = ({ type, kind }: ResourceRow): AvailabilityCalendar['visits'] => {
  if (type === 'clinician') return ['consultation', 'treatment'];
  return kind === 'consultation_room' ? ['consultation'] : ['treatment'];
};

export const presentSummary = (
  resource: ResourceRow,
  row: CalendarRow | undefined,
  free: FirstFree,
  feeds: { feeds: number; failing: number } | undefined,
  language: Locale,
): CalendarSummary => ({
  resource: presentResource(resource, language),
  saved: row !== undefined,
  weekly_minutes: (row?.windows ?? []).reduce((sum, { starts, ends }) => sum + minutesOf(ends) - minutesOf(starts), 0),
  next_free_on: free.any,
  next_free_online_on: free.online,
  feeds: feeds?.feeds ?? 0,
  failing_feeds: feeds?.failing ?? 0,
  version: row?.version ?? 0,
});
