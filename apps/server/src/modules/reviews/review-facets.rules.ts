import { distributionOf } from './rating.rules.ts';

/** Number of reviews with the same value for every filter. */
export interface ReviewTally {
  treatment: string | null;
  country: string;
  written: string;
  stars: number;
  count: number;
}

/** Requested filters; an empty list does not filter. */
export interface AskedReviews {
  treatment: readonly string[];
  country: readonly string[];
  written: readonly string[];
  stars: readonly number[];
}

type Dimension = keyof AskedReviews;

export const NAMED_DIMENSIONS = ['treatment', 'country', 'written'] as const;

const fits = (tally: ReviewTally, asked: AskedReviews, ignored: Dimension | null): boolean =>
  (['treatment', 'country', 'written', 'stars'] as const).every((dimension) => {
    const wanted: readonly (string | number)[] = asked[dimension];
    const value = tally[dimension];
    return dimension === ignored || wanted.length === 0 || (value !== null && wanted.includes(value));
  });

const sumOf = (tallies: readonly ReviewTally[]) => tallies.reduce((sum, { count }) => sum + count, 0);

/** Figures for a filtered list: its total, the stars ignoring the star filter, and the count for each value. */
export function countAsked(tallies: readonly ReviewTally[], asked: AskedReviews) {
  const without = (dimension: Dimension | null) => tallies.filter((tally) => fits(tally, asked, dimension));
  const valuesOf = (dimension: (typeof NAMED_DIMENSIONS)[number]) => {
    // A selected value stays an option even when nothing matches, so that the user can clear it.
    const counts = new Map<string, number>(asked[dimension].map((value) => [value, 0]));
    for (const tally of without(dimension)) {
      const value = tally[dimension];
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + tally.count);
    }
    return [...counts].map(([value, count]) => ({ value, count }));
  };
  return {
    total: sumOf(without(null)),
    distribution: distributionOf(without('stars').map(({ stars, count }) => ({ overall: stars, count }))),
    treatment: valuesOf('treatment'),
    country: valuesOf('country'),
    written: valuesOf('written'),
  };
}
