import type { Quote } from '@travesia/contracts/journeys';
import { expect, it } from 'vitest';
import { balanceDueOn, refundsOf } from '../refunds-of.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const rule = { reason: 'patient_cancel', free_date_changes: null, loss_cap: null, late_change_fee: null, note: null };
const policy = {
  key: 'flexible',
  version: 1,
  name: 'Flexible',
  rules: [
    { ...rule, days_before_min: 15, days_before_max: null, refund_percent: 100 },
    { ...rule, days_before_min: null, days_before_max: 14, refund_percent: 50 },
  ],
} as unknown as Quote['policy'];
const quote = { policy, total: usd(100_000), deposit: usd(30_000), time_zone: 'America/Costa_Rica' } as const;

it('tells what comes back of the deposit, by the clinic’s midnights', () => {
  expect(refundsOf(quote, '2026-12-20')).toEqual([
    { from: null, before: '2026-12-06T06:00:00Z', refund: usd(30_000), kept: usd(0) },
    { from: '2026-12-06T06:00:00Z', before: null, refund: usd(15_000), kept: usd(15_000) },
  ]);
});

it('has nothing to tell without a deposit', () => {
  expect(refundsOf({ ...quote, deposit: usd(0) }, '2026-12-20')).toEqual([]);
});

it('counts back to the day on which the rest is due', () => {
  const content = { balance_due_days: 7 };
  expect(balanceDueOn({ balance: usd(70_000), content }, '2027-01-03', '2026-12-01')).toBe('2026-12-27');
  expect(balanceDueOn({ balance: usd(70_000), content }, '2027-01-03', '2026-12-30')).toBe('2026-12-31');
  expect(balanceDueOn({ balance: usd(0), content }, '2027-01-03', '2026-12-01')).toBeNull();
});
