import { describe, expect, it } from 'vitest';
import { askPath, daysOf, isOnlyOnline } from '../free-times-view.ts';
import type { FreeTimes } from '../load-free-times.ts';

type Slot = FreeTimes['data'][number];
const slot = (date: string, hour: number, kinds: Slot['kinds'] = ['consultation']): Slot => ({
  date,
  time: `${String(hour).padStart(2, '0')}:00`,
  starts_at: `${date}T${String(hour + 5).padStart(2, '0')}:00:00Z`,
  ends_at: `${date}T${String(hour + 5).padStart(2, '0')}:30:00Z`,
  time_zone: 'America/Bogota',
  kinds,
  clinician_ids: [],
});
const times = (data: Slot[]): FreeTimes => ({
  data,
  has_calendar: true,
  time_zone: 'America/Bogota',
  start_date: '2026-11-30',
  end_date: '2026-12-02',
  next_free_on: null,
});

describe('the days of free times', () => {
  it('are all of the range, also those without any', () => {
    const days = daysOf(times([slot('2026-12-01', 9)]));
    expect(days.map(({ date, first }) => [date, first.length])).toEqual([
      ['2026-11-30', 0],
      ['2026-12-01', 1],
      ['2026-12-02', 0],
    ]);
  });

  it.each([
    [6, 6, 0],
    [7, 5, 2],
  ])('of %i times show %i and open %i', (count, first, more) => {
    const [day] = daysOf(times(Array.from({ length: count }, (_none, hour) => slot('2026-11-30', 8 + hour))));
    expect([day?.first.length, day?.more.length]).toEqual([first, more]);
  });
});

it('books a time by day and clock at the clinic', () => {
  expect(askPath('ceiba', slot('2026-11-30', 9))).toBe(
    '/booking/consultation?clinic=ceiba&kind=consultation&date=2026-11-30&time=09%3A00',
  );
  expect(askPath('ceiba', slot('2026-11-30', 9, ['online']), 'her')).toBe(
    '/booking/consultation?clinic=ceiba&kind=online&clinician=her&date=2026-11-30&time=09%3A00',
  );
  expect(askPath('ceiba', slot('2026-11-30', 9, ['treatment']))).toBe(
    '/booking/consultation?provider=ceiba&wish=2026-11-30T09%3A00',
  );
  expect([isOnlyOnline(slot('2026-11-30', 9, ['online'])), isOnlyOnline(slot('2026-11-30', 9))]).toEqual([true, false]);
});
