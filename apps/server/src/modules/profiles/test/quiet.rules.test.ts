import { describe, expect, it } from 'vitest';
import { quietUntil } from '../quiet.rules.ts';

const night = { from: '22:00', to: '07:30', timeZone: 'America/Bogota' };

describe('quiet hours', () => {
  it.each([
    // Bogotá is five hours behind UTC.
    ['2026-11-22T02:59:00Z', null],
    ['2026-11-22T03:00:00Z', '2026-11-22T12:30:00.000Z'],
    ['2026-11-22T09:10:00Z', '2026-11-22T12:30:00.000Z'],
    ['2026-11-22T12:29:00Z', '2026-11-22T12:30:00.000Z'],
    ['2026-11-22T12:30:00Z', null],
  ])('past midnight: at %s they end at %s', (at, end) => {
    expect(quietUntil(night, new Date(at))?.toISOString() ?? null).toBe(end);
  });

  it('within a day end on the same day', () => {
    const noon = { from: '13:00', to: '15:00', timeZone: 'UTC' };
    expect(quietUntil(noon, new Date('2026-11-22T14:00:00Z'))?.toISOString()).toBe('2026-11-22T15:00:00.000Z');
    expect(quietUntil(noon, new Date('2026-11-22T15:00:00Z'))).toBeNull();
  });
});
