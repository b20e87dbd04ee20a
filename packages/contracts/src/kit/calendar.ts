import { z } from 'zod';

const AREA = /^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z0-9_+-]+){1,2})$/;
const known = new Map<string, boolean>([['UTC', true]]);

/** Whether a text is an IANA time zone known to this runtime. Offsets such as `+05:00` don't count. */
export function isTimeZone(text: string): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    try {
      answer = AREA.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      answer = false;
    }
    // Input is unbounded, so cache only valid zones.
    if (answer) known.set(text, true);
  }
  return answer;
}

/** An IANA time zone known to this runtime. */
export const TimeZone = z
  .string()
  .refine(isTimeZone, 'must be an IANA time zone')
  .meta({ description: 'IANA time zone.', example: 'America/Bogota' });

/**
 * Which instant a local time means around clock changes. `compatible` picks the first of two, and moves a skipped time
 * forward by the gap; `reject` throws a RangeError for both.
 */
export type Disambiguation = 'compatible' | 'earlier' | 'later' | 'reject';

interface ZonedDay {
  toInstant(): { toString(): string };
}
interface Day {
  toString(): string;
  add(duration: { days?: number; months?: number }): Day;
  until(other: string, options: { largestUnit: 'day' }): { days: number };
  toZonedDateTime(timeZone: string): ZonedDay;
  readonly dayOfWeek: number;
}

/** The part of Temporal that is used. Contracts import no library; each side passes in its own. */
export interface TemporalLike {
  Instant: {
    from(text: string): {
      toZonedDateTimeISO(timeZone: string): {
        toPlainDate(): { toString(): string };
        toPlainDateTime(): { toString(options: { smallestUnit: 'minute' }): string };
      };
    };
  };
  PlainDate: { from(text: string, options?: { overflow: 'reject' }): Day };
  PlainDateTime: {
    from(text: string): { toZonedDateTime(timeZone: string, options: { disambiguation: Disambiguation }): ZonedDay };
  };
}

/** Arithmetic with calendar dates (YYYY-MM-DD), clock times (YYYY-MM-DDTHH:MM) and instants (ISO 8601 in UTC). */
export interface Calendar {
  /** Returns the date of an instant in a zone. */
  dateAt(instant: string | Date, timeZone: string): string;
  /** Returns the date and clock time of an instant in a zone. */
  localAt(instant: string | Date, timeZone: string): string;
  /** Returns the first instant of a date in a zone; not always midnight. */
  startOfDay(date: string, timeZone: string): string;
  /** Returns the instant of a clock time in a zone. */
  instantOf(local: string, timeZone: string, disambiguation?: Disambiguation): string;
  /** Adds days to a date; may be negative. */
  addDays(date: string, days: number): string;
  /** Adds months to a date, clamped to the last day of the month. */
  addMonths(date: string, months: number): string;
  /** Returns the days from one date to another; negative if the second is earlier. */
  daysBetween(from: string, to: string): number;
  /** 1 is Monday, 7 Sunday. */
  dayOfWeek(date: string): number;
}

const FORM = /^\d{4}-\d\d-\d\d$/;

/** Creates the calendar from the given Temporal. Its functions throw a RangeError for an invalid date, time or zone. */
export function calendarOf({ Instant, PlainDate, PlainDateTime }: TemporalLike): Calendar {
  const textOf = (instant: string | Date) => (typeof instant === 'string' ? instant : instant.toISOString());
  const zoned = (instant: string | Date, timeZone: string) =>
    Instant.from(textOf(instant)).toZonedDateTimeISO(timeZone);
  const dayOf = (date: string) => {
    if (!FORM.test(date)) throw new RangeError(`not a date of the form YYYY-MM-DD: ${date}`);
    return PlainDate.from(date, { overflow: 'reject' });
  };
  return {
    dateAt: (instant, timeZone) => zoned(instant, timeZone).toPlainDate().toString(),
    localAt: (instant, timeZone) => zoned(instant, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }),
    startOfDay: (date, timeZone) => dayOf(date).toZonedDateTime(timeZone).toInstant().toString(),
    instantOf: (local, timeZone, disambiguation = 'compatible') =>
      PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation }).toInstant().toString(),
    addDays: (date, days) => dayOf(date).add({ days }).toString(),
    addMonths: (date, months) => dayOf(date).add({ months }).toString(),
    daysBetween: (from, to) => dayOf(from).until(dayOf(to).toString(), { largestUnit: 'day' }).days,
    dayOfWeek: (date) => dayOf(date).dayOfWeek,
  };
}
