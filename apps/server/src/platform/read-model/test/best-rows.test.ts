import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestRows } from '../best-rows.ts';

const ascending = (a: number, b: number) => a - b;

it('returns the same page as a full sort', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 300 }),
      fc.nat(20),
      fc.integer({ min: 1, max: 20 }),
      (rows, offset, limit) => {
        expect(bestRows(rows, ascending, { offset, limit })).toEqual(
          rows.toSorted(ascending).slice(offset, offset + limit),
        );
      },
    ),
  );
});
