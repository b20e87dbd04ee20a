import type { ActivityEntry } from '@travesia/contracts/audit';
import { describe, expect, it } from 'vitest';
import { byDay, dayOf } from '../activity-days.ts';

const entry = (at: string): ActivityEntry => ({
  id: at,
  at,
  action: 'account.signed_in',
  area: 'sign_ins',
  by: 'me',
  provider_name: null,
  device: null,
  place: null,
  network: null,
  target_device: null,
  session_id: null,
  session: null,
  actions: [],
});

describe('activity days', () => {
  it('use the time zone and keep the order of the entries', () => {
    const entries = ['2026-11-22T03:30:00.000Z', '2026-11-22T02:59:00.000Z', '2026-11-21T12:00:00.000Z'].map(entry);
    const days = (zone: string) => byDay(entries, zone).map(({ day, entries: lines }) => [day, lines.length]);
    expect(days('UTC')).toEqual([
      ['2026-11-22', 2],
      ['2026-11-21', 1],
    ]);
    expect(days('America/Argentina/Buenos_Aires')).toEqual([
      ['2026-11-22', 1],
      ['2026-11-21', 2],
    ]);
    expect(dayOf('2026-01-01T00:00:00Z', 'America/Bogota')).toBe('2025-12-31');
  });
});
