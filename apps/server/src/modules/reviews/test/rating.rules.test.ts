import { describe, expect, it } from 'vitest';
import { averageOf, distributionOf } from '../rating.rules.ts';

describe('averageOf', () => {
  it('is the mean of all stars with one decimal', () => {
    expect(averageOf([0, 0, 0, 1, 2])).toBe(4.7);
  });

  it('counts low ratings like all others', () => {
    expect(averageOf([3, 0, 0, 0, 3])).toBe(3);
  });

  it('is null without reviews', () => {
    expect(averageOf([0, 0, 0, 0, 0])).toBeNull();
  });
});

describe('distributionOf', () => {
  it('sums tallies of several treatments by stars', () => {
    const tallies = [
      { overall: 5, count: 3 },
      { overall: 5, count: 2 },
      { overall: 1, count: 1 },
    ];
    expect(distributionOf(tallies)).toEqual([1, 0, 0, 0, 5]);
  });
});
