import { describe, expect, it } from 'vitest';
import { reviewOf } from '../review.rules.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000);
const answered = (...pairs: [number, number][]) =>
  pairs.map(([submitted, at]) => ({ submittedAt: day(submitted), answeredAt: day(at) }));

describe('reviewOf', () => {
  it('returns the default promise without enough data', () =>
    expect(reviewOf(3, answered([0, 1], [1, 2], [2, 3], [3, 4]))).toEqual({
      ahead: 3,
      expected_days: 5,
      basis: 'promise',
    }));

  it('counts those ahead and this one, by the median processing time', () =>
    expect(reviewOf(2, answered([0, 2], [1, 4], [1, 6], [1, 8], [1, 30]))).toEqual({
      ahead: 2,
      expected_days: 6,
      basis: 'measured',
    }));

  it('excludes days without pending applications', () =>
    expect(reviewOf(0, answered([0, 1], [50, 51], [100, 101], [150, 151], [200, 201])).expected_days).toBe(1));

  it('uses the mean of the middle two, and never less than a day', () => {
    expect(reviewOf(0, answered([0, 1], [1, 2], [2, 3], [3, 6], [6, 9], [9, 12])).expected_days).toBe(2);
    expect(reviewOf(0, answered([0, 0.1], [1, 1.1], [2, 2.1], [3, 3.1], [4, 4.1])).expected_days).toBe(1);
  });
});
