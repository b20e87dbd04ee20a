import { getQuote, type Journey } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { calendar } from '../../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { acceptedQuote } from '../quote-step.ts';
import { balanceDueOn } from '../refunds-of.ts';
import { ownQuotesTexts } from '../texts.ts';

interface BalanceLineProps {
  journey: Pick<Journey, 'id' | 'quotes'>;
  /** Date of the treatment at the clinic. */
  date: string;
}

/** By when the rest is due, as the accepted quote says. */
export function BalanceLine({ journey, date }: BalanceLineProps) {
  const accepted = acceptedQuote(journey);
  return accepted ? <Due journeyId={journey.id} quoteId={accepted.id} date={date} /> : null;
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
