import { mostOf, type QuoteContent, quoteTotal } from '@travesia/contracts/journeys';
import type { Money } from '@travesia/contracts/kit';
import { depositOn, sumPrice } from '@travesia/contracts/terms';

/** What a quote asks for, part by part. */
export function amountsOf(
  content: QuoteContent,
): Record<'total' | 'care' | 'taxes_and_fees' | 'deposit' | 'balance' | 'most', Money> {
  const total = quoteTotal(content);
  const none = { ...total, amount: 0 };
  const { care, taxes_and_fees } = content.lines.length
    ? sumPrice(content.lines)
    : { care: none, taxes_and_fees: none };
  const deposit = depositOn(total, content.deposit_percent ?? 0);
  const balance = { ...total, amount: total.amount - deposit.amount };
  return { total, care, taxes_and_fees, deposit, balance, most: mostOf(content) };
}
