import { describe, expect, it } from 'vitest';
import { INCLUSION_KEYS } from '../../../packages/index.ts';
import type { QuoteContent } from '../quote-content.schema.ts';
import { exceedsVariance, type QuoteFacts, quoteGaps } from '../quote-gaps.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const SURGEON = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const FACTS: QuoteFacts = {
  licensed: [SURGEON],
  counted: ['lodging'],
  stayLeast: 12,
  today: '2026-11-27',
  agreed: null,
};
const WHOLE: QuoteContent = {
  currency: 'USD',
  clinician_id: SURGEON,
  lines: [{ key: 'surgeon_fee', amount: usd(10_000) }],
  items: INCLUSION_KEYS.map((key) => ({ key, answer: 'included', quantity: 1, detail: '', extra: null })),
  nights: 11,
  stay_days: 12,
  trips: 1,
  deposit_percent: 30,
  balance_due_days: 7,
  cancellation_policy: 'flexible',
  complications: {
    pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'insurance' },
    window_days: 0,
    exclusions: '',
  },
  variance_percent: 10,
  valid_days: 14,
  proposed_on: null,
  plan: '',
  reason: '',
};
const gaps = (change: Partial<QuoteContent>, facts: Partial<QuoteFacts> = {}) =>
  quoteGaps({ ...WHOLE, ...change }, { ...FACTS, ...facts }).map(({ path, code }) => [path, code]);
const item = (place: number, change: Partial<QuoteContent['items'][number]>) => ({
  items: WHOLE.items.map((one, index) => (index === place ? { ...one, ...change } : one)),
});
const lodging = INCLUSION_KEYS.indexOf('lodging');

describe('what a quote lacks', () => {
  it('is nothing when it is whole', () => expect(gaps({})).toEqual([]));

  it.each<[Partial<QuoteContent>, string, string]>([
    [{ clinician_id: null }, 'clinician_id', 'clinician_missing'],
    [{ clinician_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11' }, 'clinician_id', 'clinician_not_licensed'],
    [{ proposed_on: '2026-11-27' }, 'proposed_on', 'proposed_in_past'],
    [item(0, { answer: null }), 'items.0.answer', 'item_unanswered'],
    [item(lodging, { quantity: null }), `items.${lodging}.quantity`, 'item_quantity_missing'],
    [{ lines: [] }, 'lines', 'lines_missing'],
    [{ lines: [{ key: 'surgeon_fee', amount: usd(0) }] }, 'lines.0.amount', 'line_empty'],
    [{ lines: [{ key: 'surgeon_fee', amount: { amount: 1, currency: 'BRL' } }] }, 'lines', 'currency_differs'],
    [item(0, { answer: 'not_included' }), 'lines.0', 'line_not_included'],
    [{ deposit_percent: null }, 'deposit_percent', 'deposit_missing'],
    [{ deposit_percent: 10 }, 'deposit_percent', 'deposit_missing'],
    [{ cancellation_policy: null }, 'cancellation_policy', 'policy_missing'],
    [{ nights: null }, 'nights', 'nights_missing'],
    [{ stay_days: 11 }, 'stay_days', 'stay_too_short'],
    [{ complications: { ...WHOLE.complications, window_days: null } }, 'complications.window_days', 'window_missing'],
  ])('%#: %s', (change, path, code) => expect(gaps(change)).toEqual([[path, code]]));

  it('of a change order is a reason, a change, and what was paid', () => {
    const agreed = { content: WHOLE, paidMinor: 5_000 };
    expect(gaps({}, { agreed })).toEqual([
      ['reason', 'reason_missing'],
      ['lines', 'nothing_changed'],
    ]);
    const cheap = { reason: 'Less', lines: [{ key: 'surgeon_fee', amount: usd(4_999) }] };
    expect(gaps(cheap, { agreed })).toEqual([['lines', 'below_paid']]);
  });
});

describe('the limit of a quote', () => {
  const at = (amount: number): QuoteContent => ({ ...WHOLE, lines: [{ key: 'surgeon_fee', amount: usd(amount) }] });
  it.each([
    [11_000, false],
    [11_001, true],
    [9_000, false],
  ])('of 10 percent above 100.00 is passed by %d: %s', (amount, isOver) =>
    expect(exceedsVariance(at(10_000), at(amount))).toBe(isOver),
  );
  it('of a fixed price is passed by any cent', () =>
    expect(exceedsVariance({ ...at(10_000), variance_percent: 0 }, at(10_001))).toBe(true));
});
