import { describe, expect, it } from 'vitest';
import { groupFor, inSteps, spansOf, stepsOf } from '../steps.rules.ts';

const TODAY = '2026-11-25';

describe('a range', () => {
  it('ends today, and has a period of the same length before it', () => {
    expect(spansOf({ range: '7d' }, TODAY)).toEqual({
      now: { from: '2026-11-19', to: TODAY },
      before: { from: '2026-11-12', to: '2026-11-18' },
    });
  });

  it('of twelve months is compared with the same months a year earlier', () => {
    expect(spansOf({ range: '12m' }, TODAY)).toEqual({
      now: { from: '2025-11-26', to: TODAY },
      before: { from: '2024-11-26', to: '2025-11-25' },
    });
  });

  it('of one’s own must be possible', () => {
    const custom = { range: 'custom', from: '2026-02-01', to: '2026-02-28' } as const;
    expect(spansOf(custom, TODAY).before).toEqual({ from: '2026-01-04', to: '2026-01-31' });
    for (const wrong of [
      { ...custom, from: undefined },
      { ...custom, from: '2026-03-01' },
      { ...custom, to: '2026-11-26' },
      { ...custom, from: '2024-01-01' },
    ])
      expect(() => spansOf(wrong, TODAY)).toThrow('request.invalid');
  });
});

describe('steps', () => {
  it('are days, weeks from Monday or months, clipped to the range', () => {
    const span = { from: '2026-11-19', to: '2026-12-01' };
    expect(stepsOf(span, 'day')).toHaveLength(13);
    expect(stepsOf(span, 'week')).toEqual([
      { from: '2026-11-19', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-12-01' },
    ]);
    expect(stepsOf(span, 'month')).toEqual([
      { from: '2026-11-19', to: '2026-11-30' },
      { from: '2026-12-01', to: '2026-12-01' },
    ]);
  });

  it('are few enough to read', () => {
    const lengths = [7, 30, 90, 365].map((days) =>
      groupFor(spansOf({ range: 'custom', ...lastDays(days) }, TODAY).now),
    );
    expect(lengths).toEqual(['day', 'day', 'week', 'month']);
  });

  it('add up the days in them', () => {
    const steps = stepsOf({ from: '2026-11-19', to: '2026-11-30' }, 'week');
    const days = [
      { day: '2026-11-19', count: 2 },
      { day: '2026-11-22', count: 1 },
      { day: '2026-11-30', count: 4 },
      { day: '2026-12-01', count: 9 },
    ];
    expect(inSteps(steps, days)).toEqual([3, 0, 4]);
  });
});

const lastDays = (days: number) => ({
  from: new Date(Date.parse(TODAY) - (days - 1) * 86_400_000).toISOString().slice(0, 10),
  to: TODAY,
});
