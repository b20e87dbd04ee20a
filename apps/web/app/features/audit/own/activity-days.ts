import type { ActivityEntry } from '@travesia/contracts/audit';

/** Entries of one local calendar day, YYYY-MM-DD. */
export interface ActivityDay {
  day: string;
  entries: ActivityEntry[];
}

/** The calendar day of an instant in a time zone. */
export function dayOf(instant: string | number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(new Date(instant));
}

/** Groups entries by day, keeping their order. */
export function byDay(entries: readonly ActivityEntry[], zone: string): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at, zone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
