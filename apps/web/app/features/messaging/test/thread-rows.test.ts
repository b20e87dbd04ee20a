import { describe, expect, it } from 'vitest';
import { dayName, dayOf } from '../data/day-of.ts';
import { lastEditable, lastRead, threadRows } from '../data/thread-rows.ts';
import { messageTime } from '../message-time.ts';
import { answered, said } from './said.ts';

const at = (text: string) => ({ created_at: text });

describe('the rows of a thread', () => {
  it('group messages of an author, and begin again after a pause, another author, and the new line', () => {
    const rows = threadRows([said(1), said(2), answered(3), said(4), said(30), said(31)], 'UTC', 31);
    expect(rows.map((row) => (row.kind === 'group' ? row.messages.map(({ seq }) => seq) : row.kind))).toEqual([
      'day',
      [1, 2],
      [3],
      [4],
      [30],
      'new',
      [31],
    ]);
  });

  it('separate days in the zone of the reader', () => {
    const night = [said(1, at('2026-11-20T03:30:00.000Z')), said(2, at('2026-11-20T05:30:00.000Z'))];
    const days = (zone: string) =>
      threadRows(night, zone, null).flatMap((row) => (row.kind === 'day' ? [row.day] : []));
    expect(days('America/New_York')).toEqual(['2026-11-19', '2026-11-20']);
    expect(days('UTC')).toEqual(['2026-11-20']);
  });

  it('know the last one that was read, and the last one to edit', () => {
    const read = '2026-11-20T10:00:00.000Z';
    const messages = [
      said(1, { read_at: read, actions: ['edit', 'delete'] }),
      said(2, { read_at: read, actions: ['delete'] }),
      said(3, { read_at: read, deleted_at: read }),
      answered(4, { read_at: read }),
      said(5),
    ];
    expect(lastRead(messages)?.seq).toBe(2);
    expect(lastEditable(messages)?.seq).toBe(1);
    expect(lastRead([])).toBeNull();
  });
});

describe('days', () => {
  it('are today, yesterday or a date, also when the clocks change', () => {
    expect(dayOf('2026-11-20T05:30:00.000Z', 'America/Bogota')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T04:30:00.000Z', 'America/Bogota')).toBe('2026-11-19');
    expect(dayName('2026-11-01', '2026-11-01')).toBe('today');
    expect(dayName('2026-10-31', '2026-11-01')).toBe('yesterday');
    expect(dayName('2026-10-30', '2026-11-01')).toBeNull();
  });
});

describe('the time of a message', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  it.each([
    ['2026-11-20T12:00:30.000Z', { unit: 'now', count: 0 }],
    ['2026-11-20T11:59:01.000Z', { unit: 'now', count: 0 }],
    ['2026-11-20T11:59:00.000Z', { unit: 'minutes', count: 1 }],
    ['2026-11-20T11:00:01.000Z', { unit: 'minutes', count: 59 }],
    ['2026-11-20T11:00:00.000Z', { unit: 'hours', count: 1 }],
    ['2026-11-19T12:00:00.000Z', { unit: 'days', count: 1 }],
    ['2026-11-13T12:00:01.000Z', { unit: 'days', count: 6 }],
    ['2026-11-13T12:00:00.000Z', null],
  ])('%s', (written, expected) => {
    expect(messageTime(written, now)).toEqual(expected);
  });
});
