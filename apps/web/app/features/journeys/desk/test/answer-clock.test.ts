import { describe, expect, it } from 'vitest';
import { answerClock } from '../answer-clock.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('the clock of an answer', () => {
  it.each([
    [24 * 60, { state: 'left', unit: 'hours', count: 24, isUrgent: false }],
    [6 * 60, { state: 'left', unit: 'hours', count: 6, isUrgent: false }],
    [6 * 60 - 1, { state: 'left', unit: 'hours', count: 5, isUrgent: true }],
    [59, { state: 'left', unit: 'minutes', count: 59, isUrgent: true }],
    [0.5, { state: 'left', unit: 'minutes', count: 0, isUrgent: true }],
    [0, { state: 'late', unit: 'minutes', count: 0, isUrgent: true }],
    [-90, { state: 'late', unit: 'hours', count: 1, isUrgent: true }],
    [-24 * 60, { state: 'late', unit: 'hours', count: 24, isUrgent: true }],
    [-3 * 24 * 60, { state: 'late', unit: 'days', count: 3, isUrgent: true }],
  ])('%d minutes before the end', (minutes, expected) => {
    expect(answerClock(inMinutes(minutes), NOW)).toEqual(expected);
  });
});
