import { planDays, type SlotPlan } from '@travesia/contracts/availability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../app/testing/sample-of.ts';
import { calendar } from '../../../platform/calendar.ts';

/** Zones with every kind of clock change: none, an hour, half an hour, backwards in winter, at midnight, during Ramadan. */
const ZONES = [
  'Europe/Istanbul',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Bangkok',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
  'America/Havana',
] as const;
const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** What the clock shows, by the runtime's own formatting: independent of Temporal and of the rules. */
function clockAt(instant: number, zone: string): { date: string; minutes: number } {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const [date = '', time = ''] = format.format(instant).split(' ');
  return { date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
}

/** Days on which the clocks of a zone change, from 2024 to 2030. */
function changesOf(zone: string): string[] {
  const days: string[] = [];
  const offsetAt = (instant: number) => {
    const { date, minutes } = clockAt(instant, zone);
    return Date.parse(date) + minutes * MINUTE - instant;
  };
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2031, 0, 1); at += DAY / 2) {
    if (offsetAt(at) === offsetAt(at + DAY / 2)) continue;
    for (let minute = at; minute < at + DAY / 2; minute += 30 * MINUTE)
      if (offsetAt(minute) !== offsetAt(minute + 30 * MINUTE)) days.push(clockAt(minute + 30 * MINUTE, zone).date);
  }
  return days;
}

/** The slots of a date found by walking through it minute by minute, with nothing known of zones but what the clock shows. */
function walk(plan: SlotPlan, zone: string, date: string): string[] {
  const middle = Date.parse(`${date}T12:00:00Z`);
  const minutes: { at: number; wall: number }[] = [];
  for (let at = middle - 1.75 * DAY; at < middle + 1.75 * DAY; at += MINUTE) {
    const clock = clockAt(at, zone);
    if (clock.date === date) minutes.push({ at, wall: clock.minutes });
  }
  const step = plan.slot_minutes + plan.buffer_before_minutes + plan.buffer_after_minutes;
  const isIn = (wall: number, from: string | null, to: string | null) =>
    wall >= toMinutes(from ?? '00:00') && wall < toMinutes(to ?? '24:00');
  const found = plan.windows.flatMap((window) =>
    minutes.flatMap(({ at, wall }, place) => {
      const isStart = isIn(wall, window.starts, window.ends) && (wall - toMinutes(window.starts)) % step === 0;
      const visit = minutes.slice(place, place + plan.slot_minutes);
      const isWhole =
        visit.length === plan.slot_minutes &&
        visit.every((one) => isIn(one.wall, window.starts, window.ends)) &&
        !visit.some((one) => plan.exceptions.some(({ starts, ends }) => isIn(one.wall, starts, ends)));
      return isStart && isWhole ? [at] : [];
    }),
  );
  let free = 0;
  return found
    .sort((one, other) => one - other)
    .flatMap((at) => {
      if (at < free) return [];
      free = at + plan.slot_minutes * MINUTE;
      return [new Date(at).toISOString()];
    });
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Hours of any weekday in quarters, with at most one closed time. */
const plans = fc
  .record({
    edges: fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 4 }),
    slot: fc.constantFrom(15, 20, 30, 40, 45, 60, 90),
    before: fc.constantFrom(0, 0, 5, 10),
    after: fc.constantFrom(0, 0, 10, 15),
    closed: fc.option(fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 48, max: 96 }))),
  })
  .map(({ edges, slot, before, after, closed }) => (date: string): SlotPlan => {
    const sorted = edges.sort((one, other) => one - other);
    const pairs = [sorted.slice(0, 2), sorted.slice(2, 4)].filter(({ length }) => length === 2);
    return {
      visits: ['consultation'],
      slot_minutes: slot,
      buffer_before_minutes: before,
      buffer_after_minutes: after,
      notice_hours: 0,
      horizon_days: 365,
      max_per_day: null,
      observes_holidays: false,
      windows: pairs.map(([from = 0, to = 0]) => ({
        weekday: calendar.dayOfWeek(date),
        starts: toTime(from * 15),
        ends: toTime(to * 15),
        mode: 'in_person' as const,
        valid_from: null,
        valid_until: null,
      })),
      exceptions: closed
        ? [
            {
              kind: 'closed',
              from_date: date,
              to_date: date,
              starts: toTime(closed[0] * 15),
              ends: toTime(closed[1] * 15),
              mode: null,
              label: null,
            },
          ]
        : [],
    };
  });

const changes = ZONES.flatMap((zone) => changesOf(zone).map((date) => ({ zone, date })));
const ordinary = ZONES.map((zone) => ({ zone, date: '2026-05-20' }));

describe('the slots of a day', () => {
  it('is tested on days of all kinds', () => {
    expect(changes.length).toBeGreaterThan(80);
  });

  it.each([...sampleOf(changes, 24), ...ordinary])(
    'are those found minute by minute in $zone on $date',
    ({ zone, date }) => {
      fc.assert(
        fc.property(plans, (planFor) => {
          const plan = planFor(date);
          const now = new Date(Date.parse(date) - 3 * DAY).toISOString();
          const [day] = planDays(plan, { calendar, timeZone: zone, now, holidays: [], busy: [] }, date, date);
          const slots = day?.free ?? [];
          expect(slots.map(({ start }) => new Date(start).toISOString())).toEqual(walk(plan, zone, date));
          for (const { start, end, time } of slots) {
            expect(end - start).toBe(plan.slot_minutes * MINUTE);
            expect(clockAt(start, zone)).toEqual({ date, minutes: toMinutes(time) });
          }
        }),
        { numRuns: 12 },
      );
    },
  );
});
