import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarOf, isTimeZone, TimeZone } from '../calendar.ts';

const calendar = calendarOf(Temporal);

describe('time zones', () => {
  it.each(['America/Bogota', 'America/Argentina/Buenos_Aires', 'Europe/Madrid', 'UTC'])('accept %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
    expect(TimeZone.parse(zone)).toBe(zone);
  });

  it.each(['America/Atlantis', '+05:00', '', 'utc', 'Bogota', 'America/Bogota '])('reject %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
    expect(TimeZone.safeParse(zone).success).toBe(false);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21T03:30:00Z', 'America/Bogota', '2026-11-20'],
    ['2026-11-21T03:30:00Z', 'Europe/Madrid', '2026-11-21'],
    ['2026-11-21T03:30:00Z', 'America/Sao_Paulo', '2026-11-21'],
    ['2026-11-21T02:59:59Z', 'America/Sao_Paulo', '2026-11-20'],
    ['2026-09-06T03:59:59Z', 'America/Santiago', '2026-09-05'],
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-06'],
  ])('puts %s in %s on %s', (instant, zone, date) => {
    expect(calendar.dateAt(instant, zone)).toBe(date);
    expect(calendar.dateAt(new Date(instant), zone)).toBe(date);
  });

  it('start when the clock says so, not always at midnight', () => {
    expect(calendar.startOfDay('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00Z');
    expect(calendar.localAt('2026-09-06T04:00:00Z', 'America/Santiago')).toBe('2026-09-06T01:00');
    expect(calendar.startOfDay('2026-09-06', 'America/Lima')).toBe('2026-09-06T05:00:00Z');
  });

  it.each([
    // 23 and 25 hours apart, and still one day.
    ['2026-03-08', '2026-03-09', 1],
    ['2026-11-01', '2026-11-02', 1],
    ['2026-04-04', '2026-04-06', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-03-01', '2026-02-28', -1],
    ['2026-12-31', '2027-01-01', 1],
  ])('counts from %s to %s: %i', (from, to, days) => {
    expect(calendar.daysBetween(from, to)).toBe(days);
    expect(calendar.addDays(from, days)).toBe(to);
  });

  it('clamp added months to the last day of the month', () => {
    expect(calendar.addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(calendar.addMonths('2027-03-31', -1)).toBe('2027-02-28');
    expect([calendar.dayOfWeek('2026-11-23'), calendar.dayOfWeek('2026-11-22')]).toEqual([1, 7]);
  });

  it.each(['2027-02-29', '2026-1-2', '2026-11-20T00:00', 'today'])('rejects %s', (date) => {
    expect(() => calendar.addDays(date, 1)).toThrow(RangeError);
  });
});

describe('clock times', () => {
  it.each([
    [
      'once a day in Mexico City, all year',
      '2026-04-05T02:30',
      'America/Mexico_City',
      '2026-04-05T08:30:00Z',
      '2026-04-05T08:30:00Z',
    ],
    [
      'never in Tijuana when clocks go forward',
      '2026-03-08T02:30',
      'America/Tijuana',
      '2026-03-08T09:30:00Z',
      '2026-03-08T10:30:00Z',
    ],
    [
      'twice in Tijuana when they go back',
      '2026-11-01T01:30',
      'America/Tijuana',
      '2026-11-01T08:30:00Z',
      '2026-11-01T09:30:00Z',
    ],
    [
      'never in Santiago, at midnight',
      '2026-09-06T00:30',
      'America/Santiago',
      '2026-09-06T03:30:00Z',
      '2026-09-06T04:30:00Z',
    ],
    [
      'twice in Santiago, before midnight',
      '2026-04-04T23:30',
      'America/Santiago',
      '2026-04-05T02:30:00Z',
      '2026-04-05T03:30:00Z',
    ],
    [
      'once in São Paulo, which gave summer time up',
      '2026-11-01T00:30',
      'America/Sao_Paulo',
      '2026-11-01T03:30:00Z',
      '2026-11-01T03:30:00Z',
    ],
    ['never in Madrid in March', '2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
    ['twice in Madrid in October', '2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    [
      'never in New York in March',
      '2026-03-08T02:30',
      'America/New_York',
      '2026-03-08T06:30:00Z',
      '2026-03-08T07:30:00Z',
    ],
  ])('reads %s', (_when, local, zone, earlier, later) => {
    expect(calendar.instantOf(local, zone, 'earlier')).toBe(earlier);
    expect(calendar.instantOf(local, zone, 'later')).toBe(later);
    const isMissing = calendar.localAt(earlier, zone) !== local;
    expect(calendar.instantOf(local, zone)).toBe(isMissing ? later : earlier);
    const strictly = () => {
      try {
        return calendar.instantOf(local, zone, 'reject');
      } catch (error) {
        return (error as Error).name;
      }
    };
    expect(strictly()).toBe(earlier === later ? earlier : 'RangeError');
  });

  it('differ between clinic and reader between their two clock changes', () => {
    // New York changes on March 8, Madrid on March 29: for three weeks they are five hours apart instead of six.
    const noon = calendar.instantOf('2026-03-15T12:00', 'Europe/Madrid');
    expect(calendar.localAt(noon, 'America/New_York')).toBe('2026-03-15T07:00');
    expect(calendar.localAt(calendar.instantOf('2026-04-15T12:00', 'Europe/Madrid'), 'America/New_York')).toBe(
      '2026-04-15T06:00',
    );
  });
});
