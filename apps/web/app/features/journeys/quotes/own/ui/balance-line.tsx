import { getQuote, type Journey } from '@travesia/contracts/journeys';
import { useState } from 'react';
import type { BookingAndMoney } from '../../../../bookings/index.ts';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { calendar } from '../../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { acceptedQuote } from '../quote-step.ts';
import { balanceDueOn } from '../refunds-of.ts';
import { ownQuotesTexts } from '../texts.ts';

interface BalanceLineProps extends Pick<BookingAndMoney, 'booking' | 'money'> {
  journey: Pick<Journey, 'id' | 'quotes'>;
}

/** By when the rest is due, as the accepted quote says, or that nothing is left to pay; nothing once the booking is canceled. */
export function BalanceLine({ journey, booking: { date, price, status }, money: { paid } }: BalanceLineProps) {
  const t = useTexts(ownQuotesTexts);
  const accepted = acceptedQuote(journey);
  if (status === 'cancelled') return null;
  if (price && paid && paid.amount >= price.amount) return <p className="small">{t('done.balancePaid')}</p>;
  // What was left was paid at the clinic: nobody comes back after months to pay it.
  return accepted && status !== 'completed' ? <Due journeyId={journey.id} quoteId={accepted.id} date={date} /> : null;
}

function Due({ journeyId: id, quoteId, date }: { journeyId: string; quoteId: string; date: string }) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const { data } = useCall(getQuote, { params: { id, quoteId } });
  const [now] = useState(() => new Date());
  if (!data) return null;
  const dateOf = (at: Date) => calendar.dateAt(at, data.time_zone);
  const due = balanceDueOn(data, date, dateOf(data.decided_at ? new Date(data.decided_at) : now));
  if (!due) return null;
  const isPast = due < dateOf(now);
  return <p className="small num">{t(isPast ? 'done.balancePast' : 'done.balance', { date: format.date(due) })}</p>;
}
