import type { Journey, QuoteSummary } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { isOpenQuote, quoteStep } from '../quote-step.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const UNTIL = '2026-12-05T18:00:00Z';

const quote = (change: Partial<QuoteSummary> = {}): QuoteSummary => ({
  id: 'q1',
  reference: 'TR-Q',
  number: 1,
  kind: 'quote',
  status: 'sent',
  total: { amount: 100_000, currency: 'USD' },
  valid_until: UNTIL,
  sent_at: '2026-11-20T18:00:00Z',
  decided_at: null,
  open_questions: 0,
  version: 1,
  ...change,
});
type Deciding = Parameters<typeof quoteStep>[0];
const journey = (change: Partial<Deciding> = {}): Deciding => ({
  id: 'j1',
  status: 'quoted',
  review: 'not_needed',
  package: null,
  quotes: [quote()],
  booking: null,
  actions: [],
  ...change,
});
const accepted = quote({ status: 'accepted' });
const booking: NonNullable<Journey['booking']> = {
  id: 'b1',
  reference: 'TR-B',
  status: 'awaiting_payment',
  starts_at: '2026-12-20T15:00:00Z',
  payment_due_at: '2026-11-28T12:00:00Z',
  clinician: null,
};

describe('what a patient does about the price', () => {
  it.each<[string, Partial<Deciding>, string | null, string | null]>([
    ['reads a quote', {}, 'read', '/journey/j1/quotes/q1'],
    ['waits for a clinician', { review: 'outdated' }, 'sign', '/journey/j1/quotes/q1'],
    ['waits for another quote', { quotes: [quote({ status: 'expired' })] }, 'again', null],
    [
      'waits for another one from the moment it ends',
      { quotes: [quote({ valid_until: '2026-11-27T12:00:00Z' })] },
      'again',
      null,
    ],
    ['pays', { status: 'accepted', quotes: [accepted], booking }, 'pay', '/booking/payment?booking=b1'],
    [
      'chooses a time again',
      { status: 'accepted', quotes: [accepted], actions: ['book_time'] },
      'choose',
      '/journey/j1/quotes/q1',
    ],
    [
      'chooses a time for a package again',
      { status: 'accepted', quotes: [], package: { id: 'p1', title: 'Veneers' }, actions: ['book_time'] },
      'rebook',
      '/start-journey/p1',
    ],
    [
      'waits for the clinic to accept a time',
      { status: 'accepted', quotes: [], booking: { ...booking, status: 'pending' } },
      'asked',
      '/bookings/b1',
    ],
    [
      'decides about a change first',
      { status: 'booked', quotes: [quote({ id: 'q2', kind: 'change_order' }), accepted] },
      'change',
      '/journey/j1/quotes/q2',
    ],
    ['has nothing to do once booked', { status: 'booked', quotes: [accepted] }, null, null],
    ['has nothing to do before the first quote', { status: 'records_review', quotes: [] }, null, null],
  ])('%s', (_name, change, name, path) => {
    const step = quoteStep(journey(change), NOW);
    expect(step?.name ?? null).toBe(name);
    expect(step?.path ?? null).toBe(path);
  });

  it('says until when', () => {
    expect(quoteStep(journey(), NOW)?.until).toBe(UNTIL);
    expect(quoteStep(journey({ status: 'accepted', quotes: [accepted], booking }), NOW)?.until).toBe(
      booking.payment_due_at,
    );
  });
});

it('a quote is open until its time, and only while it was sent', () => {
  expect(isOpenQuote(quote(), Date.parse(UNTIL) - 1)).toBe(true);
  expect(isOpenQuote(quote(), Date.parse(UNTIL))).toBe(false);
  expect(isOpenQuote(quote({ status: 'superseded' }), NOW)).toBe(false);
});
