import { describe, expect, it } from 'vitest';
import { askedOf } from '../../../../lib/list/list-definition.ts';
import { activityCallOf, activityList } from '../activity-filter.ts';

const callIn = (query: string) => activityCallOf(askedOf(activityList, new URLSearchParams(query)));

describe('activity URL filter', () => {
  it.each(['area=horoscope', 'from=yesterday', 'to=2026-02-30', 'from=2026-13-01', 'from='])(
    '%s is ignored',
    (query) => {
      expect(callIn(query)).toEqual({});
    },
  );

  it("includes both days in full, in the device's time zone", () => {
    const { area, since, until } = callIn('area=sign_ins&from=2026-11-30&to=2026-11-30');
    expect(area).toBe('sign_ins');
    expect(new Date(String(since)).getTime()).toBe(new Date(2026, 10, 30).getTime());
    expect(new Date(String(until)).getTime()).toBe(new Date(2026, 11, 1).getTime());
  });
});
