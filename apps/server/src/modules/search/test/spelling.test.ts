import { describe, expect, it } from 'vitest';
import { allowedEdits, editDistance } from '../words/spelling.ts';

describe('editDistance', () => {
  it.each([
    ['rinoplastia', 'rinoplstia', 1],
    ['caps', 'cpas', 1],
    ['dental', 'dentel', 1],
    ['manga', 'managa', 1],
    ['bypass', 'baypas', 2],
    ['knee', 'heart', 3],
  ])('%s and %s have distance %i, or more than two', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });
});

it('corrects words depending on their length, but not short words and numbers', () => {
  expect(['ivf', 'nose', 'implant', 'implante', '2500', '医院医院'].map((word) => allowedEdits(word))).toEqual([
    0, 1, 1, 2, 0, 0,
  ]);
});
