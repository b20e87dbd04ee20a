/** Periods that reports can cover, in days back from now; `all` is everything. */
export const PERIODS = ['all', '7', '30', '90'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;

/** The parameters of a report about accounts. */
export const accountsIn = (period: Period) => (period === 'all' ? {} : { made_within: Number(period) });

/** The parameters of a report about what was done. */
export const actsIn = (period: Period, now: number) =>
  period === 'all' ? {} : { since: new Date(now - Number(period) * DAY_MS).toISOString() };
