import { describe, expect, it } from 'vitest';
import { dueTimers, placesByInstant } from '../due-timers.ts';
import { stayMachine } from '../testing/open-stays.ts';

const entered = new Date('2026-11-22T10:00:00Z');
const starts = new Date('2026-12-01T09:30:00Z');
const due = (state: string, startsAt: Date | null = starts) =>
  dueTimers(stayMachine, state, { entered, instantOf: () => startsAt }).map(({ dueAt }) => dueAt.toISOString());

describe('dueTimers', () => {
  it.each([
    ['held', '2026-11-22T11:00:00.000Z'],
    ['booked', '2026-11-29T09:30:00.000Z'],
    ['sure', '2026-12-02T09:30:00.000Z'],
  ])('of %s are counted from entering it, or before or after the instant', (state, at) => {
    expect(due(state)).toEqual([at]);
  });

  it('are none without the instant, and none in a state without timers', () => {
    expect([due('booked', null), due('ended')]).toEqual([[], []]);
  });

  it('list those that count from an instant', () => {
    expect([placesByInstant(stayMachine, 'held'), placesByInstant(stayMachine, 'booked')]).toEqual([[], [0]]);
  });
});
