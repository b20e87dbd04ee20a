import type { CostEstimate, CostLine } from '@travesia/contracts/estimates';

/** Items under one heading: one-time costs, then each trip. */
export interface CostGroup {
  /** Null for one-time costs. */
  trip: number | null;
  lines: CostLine[];
}

/** Groups the items for the table: treatment first, then each trip, then the reserve. */
export function costGroups({ lines, trips }: Pick<CostEstimate, 'lines' | 'trips'>): CostGroup[] {
  const once = lines.filter(({ trip, item }) => trip === null && item !== 'reserve');
  const reserve = lines.filter(({ item }) => item === 'reserve');
  return [
    { trip: null, lines: once },
    ...trips.map(({ trip }) => ({ trip, lines: lines.filter((line) => line.trip === trip) })),
    { trip: null, lines: reserve },
  ].filter((group) => group.lines.length > 0);
}

/** The treatment's share of the midpoint of the total, in percent; the rest is travel. */
export function treatmentShare({ lines, total }: Pick<CostEstimate, 'lines' | 'total'>): number {
  const middle = ({ low, high }: CostEstimate['total']) => low.amount + high.amount;
  const own = lines.filter(({ item }) => ['treatment', 'extras', 'second_part'].includes(item));
  const sum = own.reduce((all, { price }) => all + middle(price), 0);
  return middle(total) === 0 ? 100 : Math.round((100 * sum) / middle(total));
}

/** Whether the trip is always cheaper, always more expensive, or could be either. */
export function savingKind({ saving }: Pick<CostEstimate, 'saving'>): 'less' | 'more' | 'either' | null {
  if (!saving) return null;
  if (saving.low.amount >= 0) return 'less';
  return saving.high.amount <= 0 ? 'more' : 'either';
}
