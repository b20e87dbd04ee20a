import { quoteTotal } from '@travesia/contracts/journeys';
import { depositOn } from '@travesia/contracts/terms';
import type { AgreedTerms } from '../../bookings/index.ts';
import type { StoredQuote } from './stored-quote.ts';

type QuotedTerms = AgreedTerms & Required<Pick<AgreedTerms, 'balance_due_days'>>;

/** The terms of a booking that a quote makes; null before it was sent. */
export function termsOf({ content, sent }: StoredQuote, at: Date): QuotedTerms | null {
  if (!sent) return null;
  const price = quoteTotal(content);
  const percent = content.deposit_percent ?? 0;
  return {
    price,
    lines: content.lines,
    deposit_percent: percent,
    deposit: depositOn(price, percent),
    balance_due_days: content.balance_due_days,
    policy: sent.policy,
    package: null,
    rate_date: sent.rate_date,
    time_zone: sent.time_zone,
    taken_at: at.toISOString(),
  };
}
