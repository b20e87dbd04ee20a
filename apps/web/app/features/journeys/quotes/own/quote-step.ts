import type { Journey, QuoteSummary } from '@travesia/contracts/journeys';

/** What a patient does next about the price: the most urgent first. */
export type QuoteStepName = 'change' | 'choose' | 'rebook' | 'asked' | 'pay' | 'paying' | 'sign' | 'read' | 'again';

export interface QuoteStep {
  name: QuoteStepName;
  /** The quote it is about; null where none is open. */
  quote: QuoteSummary | null;
  /** Until when; null for no limit. */
  until: string | null;
  /** Where it is done, without language prefix; null where there is nothing to do. */
  path: string | null;
}

type Deciding = Pick<Journey, 'id' | 'status' | 'review' | 'package' | 'quotes' | 'booking' | 'actions'>;

/** The page of a quote, without language prefix. */
export const quotePath = (journeyId: string, quoteId: string): string => `/journey/${journeyId}/quotes/${quoteId}`;

/** Whether a quote can still be accepted at an instant (milliseconds): a timer ends it a moment after its time. */
export const isOpenQuote = ({ status, valid_until: until }: QuoteSummary, now: number): boolean =>
  status === 'sent' && (until === null || Date.parse(until) > now);

/** The accepted price of a journey: what its booking is about. */
export const acceptedQuote = ({ quotes }: Pick<Journey, 'quotes'>): QuoteSummary | null =>
  quotes.find(({ kind, status }) => kind === 'quote' && status === 'accepted') ?? null;

/** What a patient should do about quotes of a journey; null while there is nothing to do. */
export function quoteStep(journey: Deciding, now: number): QuoteStep | null {
  const { id, status, review, package: offered, quotes, booking, actions } = journey;
  const open = (kind: QuoteSummary['kind']) => quotes.find((one) => one.kind === kind && isOpenQuote(one, now)) ?? null;
  const step = (name: QuoteStepName, quote: QuoteSummary | null, more: Partial<QuoteStep> = {}): QuoteStep => ({
    name,
    quote,
    until: quote?.valid_until ?? null,
    path: quote ? quotePath(id, quote.id) : null,
    ...more,
  });
  const change = open('change_order');
  if (change) return step('change', change);
  const accepted = acceptedQuote(journey);
  if (actions.includes('book_time') && accepted) return step('choose', accepted, { until: null });
  if (actions.includes('book_time') && offered) return step('rebook', null, { path: `/start-journey/${offered.id}` });
  if (status === 'accepted' && booking?.status === 'pending')
    return step('asked', null, { path: `/bookings/${booking.id}` });
  if (status === 'accepted' && booking?.status === 'awaiting_payment')
    return step('pay', accepted, { until: booking.payment_due_at, path: `/booking/payment?booking=${booking.id}` });
  if (status !== 'quoted') return null;
  const offer = open('quote');
  if (!offer) return step('again', null);
  return step(review === 'needed' || review === 'outdated' ? 'sign' : 'read', offer);
}
