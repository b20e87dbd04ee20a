/** Local midnight at the start of a day on this device. */
function beginOf(day: string, daysLater = 0): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** A range of whole days as the API takes it, from the first midnight to the last. */
export const instantsOf = ({ from, to }: { from: string | undefined; to: string | undefined }) => ({
  ...(from ? { since: beginOf(from) } : {}),
  ...(to ? { until: beginOf(to, 1) } : {}),
});
