import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../kit/index.ts';
import { conflictsOf } from '../slots/conflicts.ts';
import { overlappingWindows } from '../slots/overlaps.ts';
import { type BusyInterval, type SlotContext, type SlotPlan, slotsOf } from '../slots/slots.ts';

const calendar = calendarOf(Temporal);

/** Mondays from nine to twelve in hours, without notice. */
const plan = (change: Partial<SlotPlan> = {}): SlotPlan => ({
  visits: ['consultation'],
  slot_minutes: 60,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  notice_hours: 0,
  horizon_days: 30,
  max_per_day: null,
  observes_holidays: true,
  windows: [window('09:00', '12:00')],
  exceptions: [],
  ...change,
});
const window = (starts: string, ends: string, change: Partial<SlotPlan['windows'][number]> = {}) => ({
  weekday: 1,
  starts,
  ends,
  mode: 'in_person' as const,
  valid_from: null,
  valid_until: null,
  ...change,
});
const exception = (change: Partial<SlotPlan['exceptions'][number]>) => ({
  kind: 'closed' as const,
  from_date: '2026-11-30',
  to_date: '2026-11-30',
  starts: null,
  ends: null,
  mode: null,
  label: null,
  ...change,
});
const MONDAY = '2026-11-30';
const around = (change: Partial<SlotContext> = {}): SlotContext => ({
  calendar,
  timeZone: 'America/Bogota',
  now: '2026-11-27T12:00:00Z',
  holidays: [],
  busy: [],
  ...change,
});
const busy = (starts: string, ends: string, source: BusyInterval['source'] = 'feed'): BusyInterval => ({
  starts_at: `${MONDAY}T${starts}:00-05:00`,
  ends_at: `${MONDAY}T${ends}:00-05:00`,
  source,
});
const times = (of: SlotPlan, context = around(), date = MONDAY) =>
  slotsOf(of, context, date, date).map(({ time }) => time);

describe('free times', () => {
  it('lie within the hours, one after the other with the gaps between them', () => {
    expect(slotsOf(plan(), around(), MONDAY, MONDAY)[0]).toEqual({
      date: MONDAY,
      time: '09:00',
      starts_at: '2026-11-30T14:00:00Z',
      ends_at: '2026-11-30T15:00:00Z',
      time_zone: 'America/Bogota',
      kinds: ['consultation'],
    });
    expect(times(plan({ slot_minutes: 40, buffer_after_minutes: 10 }))).toEqual(['09:00', '09:50', '10:40']);
    expect(times(plan({ slot_minutes: 50, buffer_before_minutes: 5, buffer_after_minutes: 5 }))).toHaveLength(3);
    expect(times(plan({ windows: [window('22:30', '24:00')] }))).toEqual(['22:30']);
    expect(times(plan({ slot_minutes: 200 }))).toEqual([]);
  });

  it.each([
    ['in_person', ['consultation', 'treatment']],
    ['online', ['online']],
    ['both', ['consultation', 'treatment', 'online']],
  ] as const)('of hours %s are for %j', (mode, kinds) => {
    const of = plan({ visits: ['consultation', 'treatment'], windows: [window('09:00', '10:00', { mode })] });
    expect(slotsOf(of, around(), MONDAY, MONDAY).map((slot) => slot.kinds)).toEqual([kinds]);
  });

  it('respect from when until when hours apply', () => {
    const until = plan({
      windows: [
        window('09:00', '10:00', { valid_until: MONDAY }),
        window('14:00', '15:00', { valid_from: '2026-12-01' }),
      ],
    });
    expect(times(until)).toEqual(['09:00']);
    expect(times(until, around(), '2026-12-07')).toEqual(['14:00']);
  });

  it('are not on holidays, unless the clinic works then or the calendar does not observe them', () => {
    const holiday = around({ holidays: [{ date: MONDAY, works: false }] });
    expect(times(plan(), holiday)).toEqual([]);
    expect(times(plan({ observes_holidays: false }), holiday)).toHaveLength(3);
    expect(times(plan(), around({ holidays: [{ date: MONDAY, works: true }] }))).toHaveLength(3);
    const open = exception({ kind: 'open', starts: '10:00', ends: '11:00', mode: 'online' });
    expect(times(plan({ exceptions: [open] }), holiday)).toEqual(['10:00']);
  });

  it.each([
    [exception({}), []],
    [exception({ starts: '09:30', ends: '10:30' }), ['11:00']],
    [exception({ from_date: '2026-11-01', to_date: '2026-11-29' }), ['09:00', '10:00', '11:00']],
    [exception({ from_date: '2026-11-01', to_date: '2026-12-29', starts: '11:00', ends: '24:00' }), ['09:00', '10:00']],
    [exception({ kind: 'open', starts: '14:00', ends: '15:00', mode: 'online' }), ['09:00', '10:00', '11:00', '14:00']],
    [exception({ kind: 'open', starts: '11:00', ends: '13:00', mode: 'online' }), ['09:00', '10:00', '11:00', '12:00']],
  ])('follow the exception %#', (one, expected) => {
    expect(times(plan({ exceptions: [one] }))).toEqual(expected);
  });

  it('a time that hours and extra hours both offer is for both', () => {
    const open = exception({ kind: 'open', starts: '11:00', ends: '12:00', mode: 'online' });
    const slots = slotsOf(plan({ exceptions: [open] }), around(), MONDAY, MONDAY);
    expect(slots.map(({ kinds }) => kinds.length)).toEqual([1, 1, 2]);
  });

  it.each([
    ['2026-11-30T13:59:59Z', 0, 3],
    ['2026-11-30T14:00:00Z', 0, 3],
    ['2026-11-30T14:00:01Z', 0, 2],
    ['2026-11-29T14:00:00Z', 24, 3],
    ['2026-11-29T14:00:01Z', 24, 2],
  ])('asked at %s need %i hours of notice, to the second: %i', (now, hours, count) => {
    expect(times(plan({ notice_hours: hours }), around({ now }))).toHaveLength(count);
  });

  it('end with the horizon, counted in days of the clinic', () => {
    expect(times(plan({ horizon_days: 3 }))).toHaveLength(3);
    expect(times(plan({ horizon_days: 2 }))).toEqual([]);
    expect(times(plan({ horizon_days: 3 }), around({ now: '2026-11-27T04:59:59Z' }))).toEqual([]);
  });

  it.each([
    [[busy('10:00', '11:00')], {}, ['09:00', '11:00']],
    [[busy('10:59', '11:01')], {}, ['09:00']],
    [[busy('12:00', '13:00')], {}, ['09:00', '10:00', '11:00']],
    [[busy('12:00', '13:00')], { buffer_after_minutes: 10 }, ['09:00', '10:10']],
    [[busy('08:00', '09:00')], { buffer_before_minutes: 5 }, ['10:05']],
    [[busy('08:00', '08:55', 'booking')], { buffer_after_minutes: 10 }, ['10:10']],
    [[busy('06:00', '07:00', 'booking')], { max_per_day: 1 }, []],
    [[busy('06:00', '07:00', 'feed')], { max_per_day: 1 }, ['09:00', '10:00', '11:00']],
  ] as const)('leave out taken times %#', (taken, change, expected) => {
    expect(times(plan({ ...change }), around({ busy: taken }))).toEqual(expected);
  });

  it('of a room for two are left until two are there', () => {
    const taken = [busy('09:00', '10:00', 'booking'), busy('09:30', '11:00', 'booking')];
    expect(times(plan(), around({ busy: taken, capacity: 2 }))).toEqual(['10:00', '11:00']);
  });
});

describe('clock changes', () => {
  const at = (timeZone: string, date: string, starts: string, ends: string) => {
    const of = plan({ windows: [window(starts, ends, { weekday: 7 })], slot_minutes: 30, horizon_days: 365 });
    return slotsOf(of, around({ timeZone, now: '2026-01-01T00:00:00Z' }), date, date).map(
      ({ time, starts_at: instant }) => `${time} ${instant}`,
    );
  };

  it('offer no time that the clock skips', () => {
    expect(at('America/New_York', '2026-03-08', '01:30', '03:30')).toEqual([
      '01:30 2026-03-08T06:30:00Z',
      '03:00 2026-03-08T07:00:00Z',
    ]);
  });

  it('offer a time twice that the clock shows twice', () => {
    expect(at('America/New_York', '2026-11-01', '01:00', '02:00')).toEqual([
      '01:00 2026-11-01T05:00:00Z',
      '01:30 2026-11-01T05:30:00Z',
      '01:00 2026-11-01T06:00:00Z',
      '01:30 2026-11-01T06:30:00Z',
    ]);
  });

  it('of half an hour, and at midnight', () => {
    expect(at('Australia/Lord_Howe', '2026-04-05', '01:00', '02:30')).toEqual([
      '01:00 2026-04-04T14:00:00Z',
      '01:30 2026-04-04T14:30:00Z',
      '01:30 2026-04-04T15:00:00Z',
      '02:00 2026-04-04T15:30:00Z',
    ]);
    expect(at('America/Santiago', '2026-09-06', '00:00', '02:00')).toEqual([
      '01:00 2026-09-06T04:00:00Z',
      '01:30 2026-09-06T04:30:00Z',
    ]);
  });

  it('leave ordinary hours at their clock time', () => {
    for (const date of ['2026-03-01', '2026-03-08', '2026-11-01', '2026-11-08'])
      expect(at('America/New_York', date, '09:00', '09:30')[0]?.slice(0, 5)).toBe('09:00');
  });
});

describe('conflicts', () => {
  it.each([
    [busy('10:00', '11:00'), {}, { kind: 'busy_in_hours', lostSlots: 1 }],
    [busy('13:00', '14:00', 'booking'), {}, { kind: 'visit_outside_hours' }],
    [
      busy('10:00', '11:00', 'booking'),
      { exceptions: [exception({ starts: '10:30', ends: '12:00' })] },
      { kind: 'visit_in_closed' },
    ],
  ] as const)('name what does not fit %#', (taken, change, expected) => {
    const found = conflictsOf(plan(change), around({ busy: [taken] }), MONDAY, MONDAY);
    expect(found).toMatchObject([{ date: MONDAY, busy: taken, ...expected }]);
  });

  it.each([busy('13:00', '14:00'), busy('10:00', '11:00', 'booking')])('name nothing that fits %#', (taken) => {
    expect(conflictsOf(plan(), around({ busy: [taken] }), MONDAY, MONDAY)).toEqual([]);
  });

  it('name bookings on a holiday, and nothing that is over', () => {
    const visit = busy('10:00', '11:00', 'booking');
    const holidays = [{ date: MONDAY, works: false }];
    expect(conflictsOf(plan(), around({ busy: [visit], holidays }), MONDAY, MONDAY)).toMatchObject([
      { kind: 'visit_in_closed', exception: null },
    ]);
    const later = around({ busy: [busy('10:00', '11:00')], now: '2026-11-30T16:00:00Z' });
    expect(conflictsOf(plan(), later, MONDAY, MONDAY)).toEqual([]);
  });
});

describe('hours that overlap', () => {
  it.each([
    [[window('09:00', '12:00'), window('12:00', '13:00')], []],
    [
      [window('09:00', '12:00'), window('11:59', '13:00')],
      [0, 1],
    ],
    [[window('09:00', '12:00'), window('09:00', '12:00', { weekday: 2 })], []],
    [
      [window('09:00', '12:00', { valid_until: '2026-12-31' }), window('09:00', '12:00', { valid_from: '2027-01-01' })],
      [],
    ],
    [
      [window('09:00', '12:00', { valid_until: '2027-01-01' }), window('09:00', '12:00', { valid_from: '2027-01-01' })],
      [0, 1],
    ],
  ])('are named by their place %#', (windows, expected) => {
    expect(overlappingWindows(windows)).toEqual(expected);
  });
});
