import { describe, expect, it } from 'vitest';
import { historyOf } from '../quote-history.ts';
import { mostOf } from '@travesia/contracts/journeys';

const quote = { sent_at: '2027-01-02T10:00:00Z', decided_at: null, valid_until: '2027-01-16T10:00:00Z' };
const decided = { ...quote, decided_at: '2027-01-05T10:00:00Z' };

describe('what happened to a quote', () => {
  it.each([
    [{ ...quote, status: 'draft' as const }, []],
    [{ ...quote, status: 'sent' as const }, ['sent', 'validUntil']],
    [{ ...quote, status: 'expired' as const }, ['sent', 'expired']],
    [{ ...quote, status: 'superseded' as const }, ['sent', 'superseded']],
    [{ ...decided, status: 'accepted' as const }, ['sent', 'accepted']],
    [{ ...decided, status: 'declined' as const }, ['sent', 'declined']],
  ])('%o', (one, said) => {
    expect(historyOf(one).map(({ what }) => what)).toEqual(said);
  });

  it('names the instant of the decision', () => {
    expect(historyOf({ ...decided, status: 'accepted' }).at(-1)?.at).toBe(decided.decided_at);
  });
});

describe('the most a quote can become', () => {
  it.each([
    [0, 10_001],
    [5, 10_501],
    [10, 11_001],
  ])('%i percent more: %i; a fraction counts for the patient', (variance_percent, amount) => {
    const lines = [{ key: 'surgeon_fee', amount: { amount: 10_001, currency: 'USD' } }];
    expect(mostOf({ currency: 'USD', lines, variance_percent })).toEqual({ amount, currency: 'USD' });
  });
});
