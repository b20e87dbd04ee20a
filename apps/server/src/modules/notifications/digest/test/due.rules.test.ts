import { describe, expect, it } from 'vitest';
import { dueAt } from '../due.rules.ts';

const at = (instant: string) => new Date(`2026-11-${instant}Z`);

describe('when people are emailed of what they have not read', () => {
  it('is ten minutes later, at any hour', () => {
    expect(dueAt(at('22T03:00:00'), 'at_once', 'America/Bogota')).toEqual(at('22T03:10:00'));
  });

  it.each([
    ['22T10:00:00', 'America/Bogota', '22T13:00:00'],
    ['22T13:00:00', 'America/Bogota', '23T13:00:00'],
    ['22T12:50:00', 'America/Bogota', '22T13:00:00'],
    ['22T12:55:30', 'America/Bogota', '23T13:00:00'],
    ['22T22:00:30', 'Asia/Kolkata', '23T02:30:00'],
    ['22T10:00:00', 'UTC', '23T08:00:00'],
  ])('is the next eight o’clock of a daily email: told at %s in %s, sent at %s', (told, zone, sent) => {
    expect(dueAt(at(told), 'daily', zone)).toEqual(at(sent));
  });
});
