import { describe, expect, it } from 'vitest';
import { Bitmap } from '../bitmap.ts';

describe('Bitmap', () => {
  it('contains any number of row numbers, in ascending order', () => {
    const bitmap = Bitmap.of([1000, 0, 31, 32, 63]);
    bitmap.delete(32);
    bitmap.delete(5000);
    expect(bitmap.rows()).toEqual([0, 31, 63, 1000]);
    expect(bitmap.size).toBe(4);
    expect([bitmap.has(31), bitmap.has(32), bitmap.has(99_999)]).toEqual([true, false, false]);
  });

  it.each([0, 1, 31, 32, 33, 64])('contains exactly all of %i rows', (rows) => {
    expect(Bitmap.all(rows).rows()).toEqual(Array.from({ length: rows }, (_unused, row) => row));
  });

  it('intersects and unites sets of different lengths', () => {
    const [few, many] = [Bitmap.of([3, 40]), Bitmap.of([3, 41, 900])];
    expect(Bitmap.intersection([few, many]).rows()).toEqual([3]);
    expect(Bitmap.intersection([many, few]).rows()).toEqual([3]);
    expect(Bitmap.union([few, many]).rows()).toEqual([3, 40, 41, 900]);
    expect(Bitmap.union([]).rows()).toEqual([]);
  });

  it('subtracts another set, whichever is longer', () => {
    expect(
      Bitmap.of([1, 2, 700])
        .without(Bitmap.of([2]))
        .rows(),
    ).toEqual([1, 700]);
    expect(
      Bitmap.of([1, 2])
        .without(Bitmap.of([2, 900]))
        .rows(),
    ).toEqual([1]);
  });

  it('counts intersections with other sets', () => {
    expect(Bitmap.of([1, 2, 700]).sharedWith([Bitmap.of([2]), Bitmap.of([1, 700, 701]), Bitmap.of([])])).toEqual([
      1, 2, 0,
    ]);
  });
});
