import { describe, expect, it } from 'vitest';
import type { FreeSlot } from '../../../availability/index.ts';
import { chosenTime, showTimes } from '../choose-view.ts';

const slot = (date: string, time: string, hoursLater = 5): FreeSlot => ({
  date,
  time,
  starts_at: new Date(Date.parse(`${date}T${time}:00Z`) + hoursLater * 3_600_000).toISOString(),
  ends_at: '',
  time_zone: 'America/Bogota',
  kinds: ['consultation'],
  clinician_ids: [],
});
const nothing = { date: null, time: null, starts: null };
const slots = [slot('2026-12-01', '09:00'), slot('2026-12-03', '10:00'), slot('2026-12-20', '08:00')];

describe('the free times shown', () => {
  it('begin with the first free day, which is selected, for two weeks', () => {
    const shown = showTimes(slots, nothing);
    expect(shown.days.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-03']);
    expect([shown.chosen, shown.later, shown.isGone]).toEqual([slots[0], '2026-12-20', false]);
  });

  it('select the time in the URL, and show its day', () => {
    const shown = showTimes(slots, { date: '2026-12-20', time: '08:00', starts: null });
    expect([shown.chosen, shown.days.length, shown.isGone]).toEqual([slots[2], 1, false]);
  });

  it('select the next one, and say so, where the time is not free any more', () => {
    const shown = showTimes(slots, { date: '2026-12-02', time: '08:00', starts: null });
    expect([shown.chosen, shown.isGone]).toEqual([slots[1], true]);
  });

  it('are none where none is free', () => {
    expect(showTimes([], nothing)).toEqual({ days: [], chosen: null, isGone: false, later: null });
  });
});

it('names the instant only of a time that comes twice', () => {
  const [first, second] = [slot('2026-11-01', '01:30', 4), slot('2026-11-01', '01:30', 5)];
  expect(chosenTime(second, [first, second]).starts).toBe(second.starts_at);
  expect(chosenTime(first, [first]).starts).toBeNull();
});
