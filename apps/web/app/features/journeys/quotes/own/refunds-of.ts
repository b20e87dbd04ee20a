import type { RefundStepShown } from '@travesia/contracts/bookings';
import type { Quote } from '@travesia/contracts/journeys';
import { agreedDueOn } from '@travesia/contracts/payments';
import { refundSchedule } from '@travesia/contracts/terms';
import { calendar } from '../../../../lib/dates/calendar.ts';

/** What comes back of the deposit, and until when, if the treatment is on a date at the clinic. */
export const refundsOf = (
  { policy, total, deposit, time_zone: zone }: Pick<Quote, 'policy' | 'total' | 'deposit' | 'time_zone'>,
  date: string,
): RefundStepShown[] =>
  policy && deposit.amount > 0
    ? refundSchedule(calendar, policy.rules, { starts_on: date, time_zone: zone }, { price: total, paid: deposit }).map(
        ({ from, before, refund, kept }) => ({ from, before, refund, kept }),
      )
    : [];

/**
 * The date by which the rest is due, at the clinic; null if nothing is left.
 * @param date of the treatment
 * @param agreedOn when the quote was accepted
 */
export const balanceDueOn = (
  { balance, content }: Pick<Quote, 'balance'> & { content: Pick<Quote['content'], 'balance_due_days'> },
  date: string,
  agreedOn: string,
): string | null =>
  balance.amount > 0
    ? agreedDueOn(calendar, { treatmentOn: date, days: content.balance_due_days, from: agreedOn })
    : null;
