import { describe, expect, it } from 'vitest';
import { filterOf, isBackwards, queryOfCall, queryOfFilter } from '../activity-filter.ts';

const read = (query: string) => filterOf(new URLSearchParams(query));
const NOTHING = { area: null, from: null, to: null };

describe('the filter of an address', () => {
  it('comes back as it went', () => {
    const filter = { area: 'sign_ins', from: '2026-11-01', to: '2026-11-22' } as const;
    expect(read(new URLSearchParams(queryOfFilter(filter)).toString())).toEqual(filter);
    expect(queryOfFilter(NOTHING)).toEqual({});
  });

  it.each(['area=horoscope', 'from=yesterday', 'to=2026-02-30', 'from=2026-13-01', 'from='])(
    '%s is nothing',
    (query) => {
      expect(read(query)).toEqual(NOTHING);
    },
  );

  it('holds both days whole, by the clock of this device', () => {
    const { since, until } = queryOfCall(read('from=2026-11-30&to=2026-11-30'));
    expect(new Date(String(since)).getTime()).toBe(new Date(2026, 10, 30).getTime());
    expect(new Date(String(until)).getTime()).toBe(new Date(2026, 11, 1).getTime());
  });

  it('is backwards when the last day is before the first', () => {
    expect(isBackwards(read('from=2026-11-02&to=2026-11-01'))).toBe(true);
    expect(isBackwards(read('from=2026-11-01&to=2026-11-01'))).toBe(false);
    expect(isBackwards(read('from=2026-11-01'))).toBe(false);
  });
});
