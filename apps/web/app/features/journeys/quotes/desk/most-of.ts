import { type QuoteContent, quoteTotal } from '@travesia/contracts/journeys';
import { addMoney, BASIS_POINTS_PER_PERCENT, type Money, percentOfMoney } from '@travesia/contracts/kit';

/** The most a quote can become without a right to leave with a full refund; a fraction of a minor unit counts for the patient. */
export function mostOf(content: Pick<QuoteContent, 'currency' | 'lines' | 'variance_percent'>): Money {
  const total = quoteTotal(content);
  return addMoney(total, percentOfMoney(total, content.variance_percent * BASIS_POINTS_PER_PERCENT, 'trunc'));
}
