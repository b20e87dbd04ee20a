import { describe, expect, it } from 'vitest';
import { scoreSelfCheck } from '../self-check.ts';

describe('scoreSelfCheck', () => {
  it('says nothing until all four questions are answered', () => {
    expect(scoreSelfCheck(['3', '3', '3', undefined])).toBeNull();
    expect(scoreSelfCheck([])).toBeNull();
  });

  it.each([
    [['0', '0', '0', '0'], { low: false, worry: false }],
    [['2', '0', '1', '1'], { low: false, worry: false }],
    [['2', '1', '0', '0'], { low: true, worry: false }],
    [['0', '0', '0', '3'], { low: false, worry: true }],
    [['3', '3', '3', '3'], { low: true, worry: true }],
  ])('takes %j as %j: three points of a pair are the point', (answers, found) => {
    expect(scoreSelfCheck(answers)).toEqual(found);
  });
});
