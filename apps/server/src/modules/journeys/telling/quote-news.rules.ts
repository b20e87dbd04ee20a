import type { QuoteRow } from '../quotes/quote.lifecycle.ts';
import type { AboutJourney, JourneyNews } from './news.ts';

/** What happened to a quote, as its events say. */
export interface QuoteHappened {
  what: 'quote_sent' | 'quote_accepted' | 'quote_declined' | 'quote_expired' | 'quote_asked' | 'quote_answered';
  quoteId: string;
}

/** What is told of a quote: who acted knows it. Never an amount, a line or a question. */
export function quoteNewsOf(
  { what: happened }: QuoteHappened,
  quote: Pick<QuoteRow, 'id' | 'kind' | 'status' | 'validUntil'> | null,
  about: AboutJourney,
): JourneyNews | null {
  if (!quote) return null;
  const said = { ...about, quote_id: quote.id, what: quote.kind };
  const { status, validUntil } = quote;
  const isRead = status === 'sent' || status === 'accepted';
  switch (happened) {
    case 'quote_sent':
      if (status !== 'sent' || !validUntil) return null;
      return {
        patient: { kind: 'quote_sent', params: { ...said, valid_until: validUntil.toISOString() } },
        desk: null,
      };
    case 'quote_answered':
      return isRead ? { patient: { kind: 'quote_answered', params: said }, desk: null } : null;
    case 'quote_asked':
      return isRead
        ? { patient: null, desk: (desk) => ({ kind: 'desk_quote_asked', params: { ...said, desk } }) }
        : null;
    case 'quote_accepted':
      if (status !== 'accepted') return null;
      return { patient: null, desk: (desk) => ({ kind: 'desk_quote_accepted', params: { ...said, desk } }) };
    case 'quote_declined':
      if (status !== 'declined') return null;
      return { patient: null, desk: (desk) => ({ kind: 'desk_quote_declined', params: { ...said, desk } }) };
    case 'quote_expired':
      if (status !== 'expired') return null;
      return {
        patient: { kind: 'quote_expired', params: said },
        desk: (desk) => ({ kind: 'desk_quote_expired', params: { ...said, desk } }),
      };
  }
}
