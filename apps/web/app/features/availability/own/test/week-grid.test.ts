import type { AvailabilityWeek, CalendarDraft } from '@travesia/contracts/availability';
import { DEFAULT_VISIT_SETTINGS } from '@travesia/contracts/availability';
import { expect, it } from 'vitest';
import { blocksOf, hoursShown, minutesOf, mondayOf, otherClock, wallTimeOf } from '../week-grid.ts';

type Day = AvailabilityWeek['resources'][number]['days'][number];

const ZONE = 'America/Bogota';
const day = (more: Partial<Day>): Day => ({
  date: '2026-11-30',
  closed_by_holiday: false,
  open: [],
  closed: [],
  busy: [],
  free: 0,
  ...more,
});
const open = (starts: string, ends: string, mode: 'in_person' | 'online' = 'in_person'): Day['open'][number] => ({
  starts_at: `2026-11-30T${starts}:00-05:00`,
  ends_at: `2026-11-30T${ends}:00-05:00`,
  starts,
  ends,
  mode,
  source: 'weekly',
  free: 3,
});
const draft = (windows: CalendarDraft['windows']): CalendarDraft => ({
  ...DEFAULT_VISIT_SETTINGS,
  visits: [...DEFAULT_VISIT_SETTINGS.visits],
  windows,
  exceptions: [],
});

it('draws hours, closed times and taken times on the clinic’s clock', () => {
  const blocks = blocksOf(
    day({
      open: [open('08:00', '12:00'), open('14:00', '16:00', 'online')],
      closed: [{ exception_id: 'e1', starts: null, ends: null, label: 'congress' }],
      busy: [
        {
          starts_at: '2026-11-30T14:00:00Z',
          ends_at: '2026-12-01T20:00:00Z',
          source: 'feed',
          source_id: 'f1',
          label: 'Rota',
        },
      ],
    }),
    ZONE,
    null,
  );
  expect(blocks.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['open', 480, 720],
    ['video', 840, 960],
    ['closed', 0, 1440],
    // From 9:00 in Bogotá to the end of the day: it goes on tomorrow.
    ['busy', 540, 1440],
  ]);
});

it('marks hours that are not saved yet, but not on a holiday', () => {
  const hours = { mode: 'in_person', valid_from: null, valid_until: null } as const;
  const written = draft([
    { weekday: 1, starts: '08:00', ends: '12:00', ...hours },
    { weekday: 1, starts: '15:00', ends: '17:00', ...hours },
    { weekday: 2, starts: '08:00', ends: '12:00', ...hours },
    { weekday: 1, starts: '18:00', ends: '19:00', ...hours, valid_from: '2027-01-01' },
  ]);
  const monday = day({ open: [open('08:00', '12:00')] });
  expect(blocksOf(monday, ZONE, written).map(({ kind, from }) => [kind, from])).toEqual([
    ['open', 480],
    ['unsaved', 900],
  ]);
  expect(blocksOf(day({ closed_by_holiday: true }), ZONE, written)).toEqual([]);
});

it('shows the usual day, and longer where hours need it; all-day blocks don’t count', () => {
  const block = (from: number, to: number) => ({ key: `${from}`, kind: 'open' as const, from, to });
  expect(hoursShown([])).toEqual({ from: 480, to: 1020 });
  expect(hoursShown([block(390, 720), block(0, 1440)])).toEqual({ from: 360, to: 1020 });
  expect(hoursShown([block(480, 1110)])).toEqual({ from: 480, to: 1140 });
});

it('writes times and the clock of another zone, also across a change of clocks', () => {
  expect(wallTimeOf(minutesOf('07:45'))).toBe('07:45');
  expect(otherClock('2026-07-01', 480, ZONE, 'America/Los_Angeles')).toBe('06:00');
  expect(otherClock('2026-12-01', 480, ZONE, 'America/Los_Angeles')).toBe('05:00');
  expect(mondayOf('2026-12-06')).toBe('2026-11-30');
});
