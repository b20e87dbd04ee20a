import {
  type PackageType,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
  type SubscriptionTab,
} from '@travesia/contracts/providers';

/** Number of clinics with the same status, plan and country. */
export interface SubscriptionCell {
  status: SubscriptionStatus;
  plan: PackageType | null;
  country: string;
  count: number;
}

interface Chosen {
  tab: SubscriptionTab;
  plan: readonly PackageType[];
  country: readonly string[];
}

interface SubscriptionCounts {
  tabs: Record<SubscriptionTab, number>;
  plan: { value: string; count: number }[];
  country: { value: string; count: number }[];
}

const fits = (chosen: readonly string[], value: string | null): boolean =>
  !chosen.length || (value !== null && chosen.includes(value));

/** Counts by tab, plan and country, each with the other filters applied. */
export function countSubscriptions(cells: readonly SubscriptionCell[], chosen: Chosen): SubscriptionCounts {
  const inTab = ({ status }: SubscriptionCell) => chosen.tab === 'all' || status === chosen.tab;
  const inPlan = ({ plan }: SubscriptionCell) => fits(chosen.plan, plan);
  const inCountry = ({ country }: SubscriptionCell) => fits(chosen.country, country);
  const ofFilters = cells.filter((cell) => inPlan(cell) && inCountry(cell));
  const total = (some: readonly SubscriptionCell[]) => some.reduce((sum, { count }) => sum + count, 0);
  const tabs = Object.fromEntries(
    SUBSCRIPTION_STATUSES.map((status) => [status, total(ofFilters.filter((cell) => cell.status === status))]),
  ) as Record<SubscriptionStatus, number>;
  return {
    tabs: { all: total(ofFilters), ...tabs },
    plan: sums(
      cells.filter((cell) => inTab(cell) && inCountry(cell)),
      ({ plan }) => plan,
    ),
    country: sums(
      cells.filter((cell) => inTab(cell) && inPlan(cell)),
      ({ country }) => country,
    ),
  };
}

function sums(
  cells: readonly SubscriptionCell[],
  valueOf: (cell: SubscriptionCell) => string | null,
): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const value = valueOf(cell);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + cell.count);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}
