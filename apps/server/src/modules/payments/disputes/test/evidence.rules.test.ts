import { checklistFor, DISPUTE_REASONS, EVIDENCE_ITEMS, reasonOf } from '@travesia/contracts/payments';
import { describe, expect, it } from 'vitest';
import { attendanceOf, compileEvidence } from '../evidence.rules.ts';

const AT = new Date('2026-11-20T15:00:00Z');

describe('a checklist', () => {
  it.each(DISPUTE_REASONS)('for %s has every item once, the important ones first', (reason) => {
    const list = checklistFor(reason);
    expect(list.map(({ item }) => item).toSorted()).toEqual([...EVIDENCE_ITEMS].toSorted());
    expect(list.map(({ isImportant }) => isImportant).lastIndexOf(true)).toBe(
      list.filter(({ isImportant }) => isImportant).length - 1,
    );
  });

  it.each([
    ['product_not_received', 'not_received'],
    ['credit_not_processed', 'refund_not_received'],
    ['fraudulent', 'fraudulent'],
    ['something_new', 'general'],
  ])('takes %s for %s', (said, reason) => {
    expect(reasonOf(said)).toBe(reason);
  });
});

describe('that somebody came', () => {
  it.each([
    ['the clinic', 'provider', true],
    ['an admin', 'admin', true],
    ['the clock', 'system', false],
  ])('is shown by %s: %s, %s', (_, actedAs, isShown) => {
    expect(attendanceOf([{ at: AT, toState: 'completed', actedAs }]) !== null).toBe(isShown);
  });
});

it('compiles what is known of a payment, without what was treated', () => {
  const provided = compileEvidence({
    booking: {
      reference: 'TR-7K3M-9QXD',
      status: 'completed',
      kind: 'treatment',
      startsAt: AT,
      timeZone: 'America/Bogota',
      terms: null,
      createdAt: AT,
      confirmedAt: AT,
      cancelledAt: null,
    },
    payment: {
      amountMinor: 30_000,
      receivedMinor: 30_000,
      currency: 'USD',
      method: 'card',
      paidAt: AT,
      purpose: 'deposit',
    },
    refunds: [
      { amountMinor: 1000, currency: 'USD', status: 'succeeded', reason: 'by_admin', createdAt: AT, doneAt: AT },
    ],
    clinic: 'Clínica Um',
    history: [{ at: AT, toState: 'completed', actedAs: 'provider' }],
  });
  expect(Object.keys(provided)).toEqual(['booking', 'attendance', 'refunds']);
  expect(provided.booking?.join(' ')).toContain('TR-7K3M-9QXD');
  expect(provided.booking?.join(' ')).toContain('USD\u00A0300.00');
  expect(provided.refunds).toEqual(['Refund of USD\u00A010.00: paid on 2026-11-20.']);
});
