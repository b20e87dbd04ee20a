import { journeyMachine, type JourneyStatus } from '@travesia/contracts/journeys';
import { expect, it } from 'vitest';
import { nextOf } from '../next-of.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');

it.each([
  ['inquiry', '2026-11-28T12:00:00Z', 'not_needed', 'answer'],
  ['inquiry', '2026-11-27T11:00:00Z', 'not_needed', 'late'],
  ['records_review', null, 'needed', 'sign'],
  ['records_review', null, 'outdated', 'sign'],
  ['records_review', null, 'signed', 'review'],
  ['declined', null, 'not_needed', 'ask'],
  ['completed', null, 'not_needed', 'over'],
] as const)('after %s (due %s, review %s) comes: %s', (status, due, review, next) => {
  expect(nextOf({ status, answer_due_at: due, review, actions: [] }, NOW)).toBe(next);
});

it('every status has something that comes next', () => {
  for (const status of Object.keys(journeyMachine.states) as JourneyStatus[])
    expect(nextOf({ status, answer_due_at: null, review: 'not_needed', actions: [] }, NOW)).toBeTruthy();
});

it('in aftercare a second trip can come next', () => {
  const aftercare = { status: 'aftercare', answer_due_at: null, review: 'not_needed' } as const;
  expect(nextOf({ ...aftercare, actions: ['book_return'] }, NOW)).toBe('return');
  expect(nextOf({ ...aftercare, actions: [] }, NOW)).toBe('aftercare');
});
