import { LANGUAGE_TAG, type Locale } from '../i18n/locale.ts';

export type DateStyle = 'day' | 'dayMonth' | 'weekday' | 'month';

const OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
};

// English in the order of the product's other languages: 29 Sep 2026, never 9/29.
const dateTag = (locale: Locale) => (locale === 'en' ? 'en-GB' : LANGUAGE_TAG[locale]);

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
  return dateFormat(locale, 'UTC', OPTIONS[style], style).format(instant);
}

/** Formats the day of an instant (ISO 8601) in an IANA zone: late in the evening it differs from UTC. */
export function formatDayOf(locale: Locale, instant: string, zone: string): string {
  return dateFormat(locale, zone, OPTIONS.day, 'day').format(new Date(instant));
}

/** Formats an instant (ISO 8601) as date and time in an IANA zone, with the zone's short name. */
export function formatInstant(locale: Locale, instant: string, zone: string): string {
  const options: Intl.DateTimeFormatOptions = {
    ...OPTIONS.day,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZoneName: 'short',
  };
  return dateFormat(locale, zone, options, 'instant').format(new Date(instant));
}

/** Formats the clock time of an instant with the short name of its IANA zone, for use next to a date: 10:42 UTC. */
export function formatClock(locale: Locale, instant: string, zone: string): string {
  const options: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZoneName: 'short',
  };
  return dateFormat(locale, zone, options, 'clock').format(new Date(instant));
}

/** Formats the clock time of an instant in an IANA zone: 10:42. */
export function formatTime(locale: Locale, instant: string, zone: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false };
  return dateFormat(locale, zone, options, 'time').format(new Date(instant));
}
