import { describe, expect, it } from 'vitest';
import { isWorn, LiveIds } from '../live-ids.ts';

const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

describe('ids that are added and removed', () => {
  it('are counted while present, and keep their rows', () => {
    const ids = new LiveIds();
    expect([ids.add(first), ids.add(second)]).toEqual([0, 1]);
    expect(ids.remove(first)).toBe(0);
    expect([ids.count, ids.size, ids.present().rows()]).toEqual([1, 2, [1]]);
    expect(ids.add(first)).toBe(0);
    expect([ids.count, ids.size, ids.present().rows()]).toEqual([2, 2, [0, 1]]);
  });

  it('are removed once', () => {
    const ids = new LiveIds();
    ids.add(first);
    expect(ids.remove(second)).toBeUndefined();
    expect([ids.remove(first), ids.remove(first), ids.count]).toEqual([0, undefined, 0]);
  });
});

it('an index needs rebuilding after more than 2,000 removed rows and a quarter of those left', () => {
  expect([isWorn(2000, 0), isWorn(2001, 0), isWorn(3000, 4000), isWorn(3001, 4000)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
