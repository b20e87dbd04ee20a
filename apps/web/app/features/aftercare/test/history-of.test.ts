import type { Claim } from '@travesia/contracts/aftercare';
import { expect, test } from 'vitest';
import { historyOf } from '../claims/ui/history-of.ts';

const event = (at: string, action: string, by: 'patient' | 'provider' | 'system' = 'patient') => ({
  at: `2026-11-${at}T12:00:00.000Z`,
  action,
  by,
  status: 'open' as const,
});
const statement = (at: string, action: string): Claim['statements'][number] => ({
  id: `${at}-${action}`,
  by: 'patient',
  action,
  text: action,
  amount: null,
  files: [],
  written_at: `2026-11-${at}T12:00:01.000Z`,
});

test('tells a step and what was written with it once, and steps without words in their order', () => {
  const told = historyOf({
    statements: [statement('01', 'open'), statement('09', 'appeal')],
    events: [event('01', 'open'), event('07', 'escalate', 'system'), event('09', 'appeal')],
  });
  expect(told.map(({ action, statement: said }) => [action, said?.text ?? null])).toEqual([
    ['open', 'open'],
    ['escalate', null],
    ['appeal', 'appeal'],
  ]);
});

test('keeps what was written without a step', () => {
  const told = historyOf({ statements: [statement('02', 'answer')], events: [event('03', 'close', 'system')] });
  expect(told.map(({ action }) => action)).toEqual(['answer', 'close']);
});
