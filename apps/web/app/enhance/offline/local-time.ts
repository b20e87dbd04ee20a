/** Formats an instant in the visitor's time zone and language: the time, with the day if it is not today. */
export function localTime(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === now.toDateString();
  const language = document.documentElement.lang;
  return new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    hourCycle: language === 'en' ? 'h12' : 'h23',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  }).format(date);
}
