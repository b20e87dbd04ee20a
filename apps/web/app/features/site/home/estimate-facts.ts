import type { CostEstimate, CostItem } from '@travesia/contracts/estimates';
import { minorPerUnit } from '@travesia/contracts/kit';
import type { SliderStart } from './slider-scale.ts';
import type { TripFacts } from './trip-cost.ts';

const REST: readonly CostItem[] = ['tests', 'transfers', 'cover', 'reserve'];

/** Values that the comparison takes from the trip estimate, so that both agree: midpoints in whole units. */
export function estimateFacts({ lines, trips, total }: CostEstimate): Pick<TripFacts, 'nights' | 'trips' | 'rest'> & {
  start: SliderStart;
} {
  const unit = minorPerUnit(total.low.currency);
  const middle = (...items: readonly CostItem[]) =>
    lines
      .filter(({ item }) => items.includes(item))
      .reduce((sum, { price }) => sum + (price.low.amount + price.high.amount) / 2 / unit, 0);
  const nights = lines.filter(({ item }) => item === 'lodging').reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    nights,
    trips: trips.length,
    rest: middle(...REST),
    start: {
      flights: middle('flights') / Math.max(1, trips.length),
      night: middle('lodging', 'meals') / Math.max(1, nights),
    },
  };
}
