import { describe, expect, it } from 'vitest';
import { scoreSelfCheck } from '../self-check.ts';

describe('scoreSelfCheck', () => {
  it('returns nothing until all four questions are answered', () => {
    expect(scoreSelfCheck(['3', '3', '3', undefined])).toBeNull();
    expect(scoreSelfCheck([])).toBeNull();
  });

  it.each([
    [['0', '0', '0', '0'], { low: false, worry: false }],
    [['2', '0', '1', '1'], { low: false, worry: false }],
    [['2', '1', '0', '0'], { low: true, worry: false }],
    [['0', '0', '0', '3'], { low: false, worry: true }],
    [['3', '3', '3', '3'], { low: true, worry: true }],
  ])('scores %j as %j: three points in a pair is the threshold', (answers, found) => {
    expect(scoreSelfCheck(answers)).toEqual(found);
  });
});
