import { describe, expect, it } from 'vitest';
import { fixedClock, systemClock } from '../clock.ts';

describe('fixedClock', () => {
  it('stands still until moved', () => {
    const clock = fixedClock('2026-11-20T23:30:00-05:00');
    expect(clock.now().toISOString()).toBe('2026-11-21T04:30:00.000Z');
    expect(clock.today()).toBe('2026-11-21');
    clock.moveTo('2027-01-01T00:00:00Z');
    expect(clock.today()).toBe('2027-01-01');
  });

  it('can’t be moved through the values it returned', () => {
    const clock = fixedClock('2026-11-20T12:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.today()).toBe('2026-11-20');
  });
});

describe('systemClock', () => {
  it('returns the machine’s time and the date in UTC', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
    expect(systemClock.today()).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

it('returns the local date of a clinic', () => {
  const clock = fixedClock('2026-11-21T03:30:00Z');
  expect([clock.today(), clock.today('America/Tijuana'), clock.today('Europe/Madrid')]).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(() => clock.today('America/Atlantis')).toThrow(RangeError);
});
