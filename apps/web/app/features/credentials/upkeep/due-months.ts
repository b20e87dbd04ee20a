import { calendar } from '../../../lib/dates/calendar.ts';

/** A month of the next days, with how many days from today it begins. */
export interface DueMonth {
  /** YYYY-MM. */
  month: string;
  /** Its first day shown, YYYY-MM-DD. */
  from: string;
  inDays: number;
}

/** The months of the days from today, the current one from today on. */
export function monthsOf(today: string, days: number): DueMonth[] {
  const months: DueMonth[] = [];
  for (let inDays = 0; inDays <= days; inDays++) {
    const day = calendar.addDays(today, inDays);
    const month = day.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push({ month, from: day, inDays });
  }
  return months;
}
