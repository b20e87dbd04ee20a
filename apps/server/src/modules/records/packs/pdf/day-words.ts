const FULL = 10;

/** `2026`, `2026-03` or `2026-03-05…` as words of a language; anything else as it is. */
export function dayWords(tag: string, value: string): string {
  const day = value.slice(0, FULL);
  const parts = /^\d{4}(-\d{2})?(-\d{2})?$/.exec(day);
  if (!parts?.[1]) return day;
  const at = new Date(`${parts[2] ? day : `${day}-01`}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  const style = parts[2] ? { dateStyle: 'long' as const } : { month: 'long' as const, year: 'numeric' as const };
  return new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(at);
}
