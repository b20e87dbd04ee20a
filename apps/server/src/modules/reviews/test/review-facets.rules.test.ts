import { describe, expect, it } from 'vitest';
import { countAsked, type ReviewTally } from '../review-facets.rules.ts';

const tally = (
  treatment: string | null,
  country: string,
  written: string,
  stars: number,
  count: number,
): ReviewTally => ({
  treatment,
  country,
  written,
  stars,
  count,
});

const TALLIES = [
  tally('crown-zirconia', 'MX', 'en', 5, 4),
  tally('crown-zirconia', 'CO', 'es', 1, 2),
  tally('rhinoplasty', 'CO', 'es', 4, 3),
  tally(null, 'CO', 'pt', 2, 1),
];
const ALL = { treatment: [], country: [], written: [], stars: [] };

describe('countAsked', () => {
  it('counts everything without filters', () => {
    const counted = countAsked(TALLIES, ALL);
    expect(counted.total).toBe(10);
    expect(counted.distribution).toEqual([2, 1, 0, 3, 4]);
  });

  it('keeps low stars in the distribution when filtering by high ones', () => {
    const counted = countAsked(TALLIES, { ...ALL, stars: [5] });
    expect(counted.total).toBe(4);
    expect(counted.distribution).toEqual([2, 1, 0, 3, 4]);
  });

  it('returns the count that selecting each value would give', () => {
    const counted = countAsked(TALLIES, { ...ALL, country: ['CO'], treatment: ['rhinoplasty'] });
    expect(counted.country).toEqual([{ value: 'CO', count: 3 }]);
    expect(counted.treatment).toEqual([
      { value: 'rhinoplasty', count: 3 },
      { value: 'crown-zirconia', count: 2 },
    ]);
  });

  it('keeps a selected value as an option when nothing matches', () => {
    const counted = countAsked(TALLIES, { ...ALL, country: ['CL'], treatment: ['rhinoplasty'] });
    expect(counted.total).toBe(0);
    expect(counted.country).toContainEqual({ value: 'CL', count: 0 });
    expect(counted.treatment).toEqual([{ value: 'rhinoplasty', count: 0 }]);
  });

  it('omits reviews without a treatment when filtering by one', () => {
    expect(countAsked(TALLIES, { ...ALL, treatment: ['crown-zirconia'] }).written).toEqual([
      { value: 'en', count: 4 },
      { value: 'es', count: 2 },
    ]);
  });
});
