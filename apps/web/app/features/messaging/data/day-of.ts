const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date YYYY-MM-DD of an instant in a zone. */
export function dayOf(instant: string | number, zone: string): string {
  // Swedish dates are written like this.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, format);
  return format.format(new Date(instant));
}

/** What a day is called on another one: today, yesterday, or by its date. */
export function dayName(day: string, today: string): 'today' | 'yesterday' | null {
  if (day === today) return 'today';
  return Date.parse(today) - Date.parse(day) === 86_400_000 ? 'yesterday' : null;
}
