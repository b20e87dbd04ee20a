/** Formats an instant in the visitor's time zone and language: the time, with the day if it is not today. */
export function localTime(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  }).format(date);
}
