import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedEdits, editDistance, partPatterns, spellings } from '../words/spelling.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 9, maxLength: 14 });

/** One typing error at a place: 0 missing, 1 added, 2 wrong. */
const mistype = (text: string, at: number, kind: number) =>
  text.slice(0, at) + (kind === 0 ? '' : 'z') + text.slice(kind === 1 ? at : at + 1);

describe('editDistance', () => {
  it.each([
    ['rinoplastia', 'rinoplstia', 1],
    ['caps', 'cpas', 1],
    ['dental', 'dentel', 1],
    ['manga', 'managa', 1],
    ['bypass', 'baypas', 2],
    ['knee', 'heart', 3],
  ])('%s and %s are %i apart, or more than two', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });
});

it('words are mended by their length; short words and figures are not', () => {
  expect(['ivf', 'nose', 'implant', 'implante', '2500', '医院医院'].map((word) => allowedEdits(word))).toEqual([
    0, 1, 1, 2, 0, 0,
  ]);
});

it('words that are one error apart share a spelling', () => {
  const share = (a: string, b: string) => spellings(a).some((one) => spellings(b).includes(one));
  expect([
    share('hospital', 'hosptal'),
    share('hospital', 'hosspital'),
    share('hospital', 'hospitel'),
    share('hospital', 'hsopital'),
  ]).toEqual([true, true, true, true]);
});

it('a word with two errors still holds one of its three parts', () => {
  const holds = (text: string, [head, middle, tail]: string[]) =>
    text.startsWith((head ?? '').slice(0, -1)) ||
    text.includes((middle ?? '').slice(1, -1)) ||
    text.endsWith((tail ?? '').slice(1));
  fc.assert(
    fc.property(letters, fc.nat(8), fc.nat(8), fc.nat(2), fc.nat(2), (text, first, second, one, other) => {
      const typed = mistype(mistype(text, first, one), second, other);
      expect(holds(text, partPatterns(typed))).toBe(true);
    }),
  );
});
