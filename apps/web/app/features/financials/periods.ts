/** Periods of a statement; `custom` is two days. */
export const PERIODS = ['this_month', 'last_month', 'this_year', 'last_year', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Its first and last day, UTC as the ledger counts; the present ones end today. Null for days of one's own. */
export function daysOf(period: Period, now: Date): { from: string; to: string } | null {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const today = dayOf(year, month, now.getUTCDate());
  switch (period) {
    case 'this_month':
      return { from: dayOf(year, month, 1), to: today };
    case 'last_month':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) };
    case 'this_year':
      return { from: dayOf(year, 0, 1), to: today };
    case 'last_year':
      return { from: dayOf(year - 1, 0, 1), to: dayOf(year - 1, 11, 31) };
    case 'custom':
      return null;
  }
}
