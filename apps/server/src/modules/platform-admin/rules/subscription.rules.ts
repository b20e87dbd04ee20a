/** The days that months of a subscription cover: from today, or from the end of what is covered if that is later. */
export function nextPeriod(
  today: string,
  coveredUntil: string | null,
  months: number,
): { from: string; until: string } {
  const from = coveredUntil !== null && coveredUntil > today ? coveredUntil : today;
  return { from, until: addMonths(from, months) };
}

/** The same day some months later; the month's last day where there is no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const end = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return end.toISOString().slice(0, 10);
}
