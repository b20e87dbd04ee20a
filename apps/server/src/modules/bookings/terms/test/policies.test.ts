import { refundByRules, type RefundRuleTerms } from '@travesia/contracts/terms';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DATA = new URL('../../../../../data/catalog/cancellation-policies.json', import.meta.url);
type Rule = Omit<RefundRuleTerms, 'loss_cap'> & {
  policy: string;
  loss_cap: { quote_percent: number; usd: number } | null;
};
const { rules, policies } = JSON.parse(readFileSync(DATA, 'utf8')) as { rules: Rule[]; policies: { key: string }[] };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const termsOf = (key: string): RefundRuleTerms[] =>
  rules
    .filter(({ policy }) => policy === key || policy === 'ALL')
    .map(({ loss_cap: cap, ...rule }) => ({
      ...rule,
      loss_cap: cap && { quote_percent: cap.quote_percent, limit: usd(cap.usd * 100) },
    }));

describe.each(policies.map(({ key }) => key))('the policy %s', (key) => {
  const terms = termsOf(key);

  it('gives back less the later a patient cancels, whatever was paid, and never more than that', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, (price, part) => {
        const plan = { price: usd(price), paid: usd(Math.min(price, part)) };
        const back = Array.from({ length: 100 }, (_, day) => refundByRules(terms, 'patient_cancel', day, plan).amount);
        expect(back).toEqual(back.toSorted((one, other) => one - other));
        expect(back.at(-1)).toBeLessThanOrEqual(plan.paid.amount);
      }),
    );
  });

  it('gives everything back when the clinic cancels', () => {
    const plan = { price: usd(500_000), paid: usd(500_000) };
    expect(refundByRules(terms, 'provider_cancel', 0, plan)).toEqual(plan.paid);
  });
});
