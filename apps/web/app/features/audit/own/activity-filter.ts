import { ActivityArea } from '@travesia/contracts/audit';

/** What the list is narrowed to; days are calendar dates of this device. */
export interface ActivityFilter {
  area: ActivityArea | null;
  from: string | null;
  to: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight at which a day begins here; null for what is no day. */
function beginOf(day: string | null, daysLater = 0): Date | null {
  if (!day || !DAY.test(day)) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const begin = new Date(year, month - 1, date + daysLater);
  return daysLater === 0 && (begin.getMonth() !== month - 1 || begin.getDate() !== date) ? null : begin;
}

/** The filter of an address; what it does not know counts for nothing. */
export function filterOf(query: URLSearchParams): ActivityFilter {
  const area = ActivityArea.safeParse(query.get('area'));
  const day = (name: string) => (beginOf(query.get(name)) ? query.get(name) : null);
  return { area: area.success ? area.data : null, from: day('from'), to: day('to') };
}

/** The query of the address of a filter. */
export const queryOfFilter = (filter: ActivityFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter((pair): pair is [string, string] => Boolean(pair[1])));

/** Whether a range of days ends before it begins. */
export const isBackwards = ({ from, to }: ActivityFilter): boolean => from !== null && to !== null && from > to;

/** The filter as the API takes it: both days whole, by the clock of this device. */
export function queryOfCall({ area, from, to }: ActivityFilter) {
  const [since, until] = [beginOf(from), beginOf(to, 1)];
  return {
    ...(area ? { area } : {}),
    ...(since ? { since: since.toISOString() } : {}),
    ...(until ? { until: until.toISOString() } : {}),
  };
}
