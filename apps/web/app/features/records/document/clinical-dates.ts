import type { ClinicalDate, ClinicalWhen } from '@travesia/contracts/records';
import { formatDate, formatWallTime } from '../../../lib/format/dates.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';

const YEAR = 4;
const DAY = 10;
const MINUTE = 16;

/** A date exactly as far as it is known. Times are those of the place where they were written. */
export function clinicalDate(locale: Locale, { value, precision }: ClinicalDate): string {
  try {
    if (precision === 'year') return value.slice(0, YEAR);
    if (precision === 'month') return formatDate(locale, `${value}-01`, 'month');
    const day = formatDate(locale, value.slice(0, DAY));
    return precision === 'time' ? `${day}, ${formatWallTime(locale, value.slice(DAY + 1, MINUTE))}` : day;
  } catch (error) {
    // Documents also have dates that don’t exist; they are shown as they were written.
    if (error instanceof RangeError) return value;
    throw error;
  }
}

/** How a time is told: one date, from one to another, or with only one end. */
export type WhenShape =
  | { shape: 'at' | 'from' | 'until'; date: ClinicalDate }
  | { shape: 'between'; start: ClinicalDate; end: ClinicalDate }
  | { shape: 'text'; text: string };

/** The shape of a time; null if none was said. A start alone is the time of what happens in a moment. */
export function whenShape({ start, end, text }: ClinicalWhen, lasts: boolean): WhenShape | null {
  if (start && end) return start.value === end.value ? { shape: 'at', date: start } : { shape: 'between', start, end };
  if (start) return { shape: lasts ? 'from' : 'at', date: start };
  if (end) return { shape: 'until', date: end };
  return text ? { shape: 'text', text } : null;
}
