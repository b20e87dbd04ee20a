const MS_PER_DAY = 86_400_000;

/** `day` (YYYY-MM-DD) moved by whole days; negative moves back. */
export function addDays(day: string, days: number): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`"${day}" is not a day; write it as YYYY-MM-DD.`);
  return new Date(start + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

/** The calendar year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
