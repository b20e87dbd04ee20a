import type { AdminPayment } from '@travesia/contracts/financials';
import { compareMoney, type Money, subtractMoney } from '@travesia/contracts/kit';
import { parseAmount } from '../../../lib/format/parse-amount.ts';

type Limits = Pick<AdminPayment, 'refundable' | 'alone_at_most'>;

/** What a typed amount means for a refund. */
export type RefundAmount =
  | { fault: 'missing' | 'unreadable' | 'too_much' }
  | {
      amount: Money;
      /** What can still be refunded afterwards. */
      rest: Money;
      /** Whether a second person of the team must approve it. */
      needsSecond: boolean;
    };

/** Reads the amount of a refund as it is typed, and says what it leads to. */
export function refundAmountOf(text: string, { refundable, alone_at_most: limit }: Limits): RefundAmount {
  const amount = parseAmount(text, refundable.currency);
  if (amount === null) return { fault: 'missing' };
  if (amount === undefined || amount.amount === 0) return { fault: 'unreadable' };
  if (compareMoney(amount, refundable) > 0) return { fault: 'too_much' };
  return { amount, rest: subtractMoney(refundable, amount), needsSecond: compareMoney(amount, limit) > 0 };
}
