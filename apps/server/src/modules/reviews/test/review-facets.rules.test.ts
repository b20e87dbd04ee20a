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
  it('counts everything when nothing is asked for', () => {
    const counted = countAsked(TALLIES, ALL);
    expect(counted.total).toBe(10);
    expect(counted.distribution).toEqual([2, 1, 0, 3, 4]);
  });

  it('keeps the low stars in the distribution when only high ones are asked for', () => {
    const counted = countAsked(TALLIES, { ...ALL, stars: [5] });
    expect(counted.total).toBe(4);
    expect(counted.distribution).toEqual([2, 1, 0, 3, 4]);
  });

  it('says of each value what choosing it would leave', () => {
    const counted = countAsked(TALLIES, { ...ALL, country: ['CO'], treatment: ['rhinoplasty'] });
    expect(counted.country).toEqual([{ value: 'CO', count: 3 }]);
    expect(counted.treatment).toEqual([
      { value: 'rhinoplasty', count: 3 },
      { value: 'crown-zirconia', count: 2 },
    ]);
  });

  it('keeps a value that is asked for among the choices when it leaves nothing', () => {
    const counted = countAsked(TALLIES, { ...ALL, country: ['CL'], treatment: ['rhinoplasty'] });
    expect(counted.total).toBe(0);
    expect(counted.country).toContainEqual({ value: 'CL', count: 0 });
    expect(counted.treatment).toEqual([{ value: 'rhinoplasty', count: 0 }]);
  });

  it('leaves out reviews without a treatment when one is asked for', () => {
    expect(countAsked(TALLIES, { ...ALL, treatment: ['crown-zirconia'] }).written).toEqual([
      { value: 'en', count: 4 },
      { value: 'es', count: 2 },
    ]);
  });
});
