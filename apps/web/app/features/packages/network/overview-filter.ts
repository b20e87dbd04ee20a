import type { OverviewRow } from '@travesia/contracts/packages';

export const OVERVIEW_FILTERS = ['all', 'gaps', 'spread'] as const;
export type OverviewFilter = (typeof OVERVIEW_FILTERS)[number];

/** Whether a filter shows a treatment: with a clinic that has no package for it, or with prices that differ. */
export function isShownIn(
  filter: OverviewFilter,
  row: Pick<OverviewRow, 'priced' | 'spread'>,
  clinics: number,
): boolean {
  if (filter === 'gaps') return row.priced < clinics;
  if (filter === 'spread') return row.spread !== null && row.spread.low.amount !== row.spread.high.amount;
  return true;
}
