import { LANGUAGE_TAG, type Locale } from '../i18n/locale.ts';

export type DateStyle = 'day' | 'dayMonth' | 'weekday' | 'weekdayYear' | 'month';

const OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/** Clock times: 2:05 PM in English, 14:05 in the other languages. */
const clock = (locale: Locale): Intl.DateTimeFormatOptions =>
  locale === 'en'
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Half a year: dates further away are read as this year's unless the year is there. */
const FAR_MS = 182 * 86_400_000;

/** How a day with its weekday is written: with the year if it is far from now. */
export const dayStyle = (date: string, now: number): DateStyle =>
  Math.abs(Date.parse(date) - now) > FAR_MS ? 'weekdayYear' : 'weekday';

// The pages' own tag is plain English; dates follow the United States.
const dateTag = (locale: Locale) => (locale === 'en' ? 'en-US' : LANGUAGE_TAG[locale]);

// Node writes a narrow no-break space before AM and PM and some browsers a plain one; pages must match on both sides.
const write = (format: Intl.DateTimeFormat, date: Date) => format.format(date).replaceAll('\u202F', ' ');

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, zone: string, options: Intl.DateTimeFormatOptions, name: string) {
  const key = `${locale} ${zone} ${name}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: zone });
    formats.set(key, format);
  }
  return format;
}

/** Formats a calendar date `YYYY-MM-DD`; it has no time zone and never shifts by one. */
export function formatDate(locale: Locale, date: string, style: DateStyle = 'day'): string {
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`not a date of the form YYYY-MM-DD: ${date}`);
  return write(dateFormat(locale, 'UTC', OPTIONS[style], style), instant);
}

/** Formats the day of an instant (ISO 8601) in an IANA zone: late in the evening it differs from UTC. */
export function formatDayOf(locale: Locale, instant: string, zone: string): string {
  return write(dateFormat(locale, zone, OPTIONS.day, 'day'), new Date(instant));
}

/** Formats an instant (ISO 8601) as date and time in an IANA zone, with the zone's short name. */
export function formatInstant(locale: Locale, instant: string, zone: string): string {
  const options: Intl.DateTimeFormatOptions = { ...OPTIONS.day, ...clock(locale), timeZoneName: 'short' };
  return write(dateFormat(locale, zone, options, 'instant'), new Date(instant));
}

/** Formats a clock time HH:MM, which has no time zone; 24:00 is midnight. */
export const formatWallTime = (locale: Locale, time: string): string =>
  formatTime(locale, `2000-01-01T${time === '24:00' ? '00:00' : time}:00Z`, 'UTC');

/** Formats the clock time of an instant with the short name of its IANA zone, for use next to a date: 2:05 PM UTC. */
export function formatClock(locale: Locale, instant: string, zone: string): string {
  const options: Intl.DateTimeFormatOptions = { ...clock(locale), timeZoneName: 'short' };
  return write(dateFormat(locale, zone, options, 'clock'), new Date(instant));
}

/** Formats the clock time of an instant in an IANA zone: 2:05 PM. */
export function formatTime(locale: Locale, instant: string, zone: string): string {
  return write(dateFormat(locale, zone, clock(locale), 'time'), new Date(instant));
}
