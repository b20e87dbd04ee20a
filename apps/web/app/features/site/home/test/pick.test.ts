import type { RefundReason } from '@travesia/contracts/terms';
import { describe, expect, it } from 'vitest';
import { meanStars, pickReviews, starCounts } from '../pick.ts';
import { ruleText } from '../../../catalog/index.ts';
import { rulesToRead, unfitRefund } from '../refunds.ts';
import { makeReview } from '../testing/make-home.ts';

const place = (slug: string, changes: Parameters<typeof makeReview>[0]) => ({
  review: makeReview(changes),
  provider: { name: slug, slug, city: null },
});
const reply = { body: 'You were right.', language: 'en', replied_on: '2026-11-02' };

describe('pickReviews', () => {
  it("shows a critical review only with the clinic's answer, and a good one of another clinic", () => {
    const unanswered = place('a', { id: '1', overall: 1 });
    const answered = place('a', { id: '2', overall: 2, reply });
    const sameClinic = place('a', { id: '3', overall: 5 });
    const elsewhere = place('b', { id: '4', overall: 4 });
    const found = pickReviews([unanswered, sameClinic, answered, elsewhere], 'en');
    expect(found.critical?.review.id).toBe('2');
    expect(found.kind?.review.id).toBe('4');
  });

  it("prefers the reader's language", () => {
    const english = place('a', { id: '1' });
    const spanish = place('b', { id: '2', language: 'es' });
    expect(pickReviews([english, spanish], 'es').kind?.review.id).toBe('2');
    expect(pickReviews([english, spanish], 'pt').kind?.review.id).toBe('1');
  });
});

describe('stars', () => {
  it('adds up the clinics, five stars first, and averages all', () => {
    const counts = starCounts([{ rating_distribution: [1, 0, 0, 2, 3] }, { rating_distribution: [0, 1, 0, 0, 1] }]);
    expect(counts).toEqual([4, 2, 0, 1, 1]);
    expect(meanStars(counts)).toBe(3.9);
  });

  it('has no average without ratings', () => expect(meanStars([0, 0, 0, 0, 0])).toBeNull());
});

describe('refunds', () => {
  const rule = (reason: RefundReason, from: number | null, to: number | null, percent: number) => ({
    reason,
    days_before_min: from,
    days_before_max: to,
    refund_percent: percent,
    free_date_changes: null,
    loss_cap: null,
    late_change_fee: null,
    note: null,
  });
  const policy = (unfit: number) => ({
    key: 'surgical',
    version: 1,
    name: 'Surgical',
    summary: '',
    rules: [
      rule('patient_cancel', 60, null, 100),
      rule('patient_cancel', 10, 59, 50),
      rule('patient_cancel', 0, 9, 0),
      rule('medically_unfit', null, null, unfit),
    ],
  });

  it("lists causes by others first, then the patient's own cancellation windows", () => {
    expect(rulesToRead(policy(100)).map((one) => [ruleText(one).key, one.refund_percent])).toEqual([
      ['rule.unfit', 100],
      ['rule.cancelFrom', 100],
      ['rule.cancelBetween', 50],
      ['rule.cancelTo', 0],
    ]);
  });

  it('promises an unfit patient no more than the minimum across clinics', () => {
    expect(unfitRefund([policy(100), policy(80), null])).toBe(80);
    expect(unfitRefund([null])).toBeNull();
  });
});
