/** An instant as the visitor's clock and language write it: the time, and the day when it is not today. */
export function localTime(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  }).format(date);
}
