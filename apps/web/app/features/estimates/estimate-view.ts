import type { CostEstimate, CostLine } from '@travesia/contracts/estimates';

/** Items under one heading: what is paid once, then each trip. */
export interface CostGroup {
  /** Null for what is paid once. */
  trip: number | null;
  lines: CostLine[];
}

/** The items as the table shows them: what belongs to the treatment first, then trip by trip, then the reserve. */
export function costGroups({ lines, trips }: Pick<CostEstimate, 'lines' | 'trips'>): CostGroup[] {
  const once = lines.filter(({ trip, item }) => trip === null && item !== 'reserve');
  const reserve = lines.filter(({ item }) => item === 'reserve');
  return [
    { trip: null, lines: once },
    ...trips.map(({ trip }) => ({ trip, lines: lines.filter((line) => line.trip === trip) })),
    { trip: null, lines: reserve },
  ].filter((group) => group.lines.length > 0);
}

/** Share of the treatment itself in the middle of the total, percent; the rest is the journey. */
export function treatmentShare({ lines, total }: Pick<CostEstimate, 'lines' | 'total'>): number {
  const middle = ({ low, high }: CostEstimate['total']) => low.amount + high.amount;
  const own = lines.filter(({ item }) => ['treatment', 'extras', 'second_part'].includes(item));
  const sum = own.reduce((all, { price }) => all + middle(price), 0);
  return middle(total) === 0 ? 100 : Math.round((100 * sum) / middle(total));
}

/** Whether the trip is cheaper in any case, dearer in any case, or either. */
export function savingKind({ saving }: Pick<CostEstimate, 'saving'>): 'less' | 'more' | 'either' | null {
  if (!saving) return null;
  if (saving.low.amount >= 0) return 'less';
  return saving.high.amount <= 0 ? 'more' : 'either';
}
