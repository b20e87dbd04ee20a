import { describe, expect, it } from 'vitest';
import { scoreMadePairs } from '../made-pairs.ts';

describe.each(['made-first', 'made-second'] as const)('hard pairs of many countries, %s', (file) => {
  const { across, inside } = scoreMadePairs(file);

  it('finds the same facilities across registers', () => {
    expect(across.recall, JSON.stringify(across.falseNegatives)).toBeGreaterThanOrEqual(0.94);
  });

  it('keeps branches, services, levels of care and neighbors apart', () => {
    expect(across.precision, JSON.stringify(across.falsePositives)).toBeGreaterThanOrEqual(0.969);
  });

  it('merges nothing inside a register', () => {
    expect(inside.falsePositives).toEqual([]);
  });
});
