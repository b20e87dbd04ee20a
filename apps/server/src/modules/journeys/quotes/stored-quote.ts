import type { QuoteContent } from '@travesia/contracts/journeys';
import type { AgreedTerms } from '../../bookings/index.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { QuoteRow } from './quote.lifecycle.ts';

/** What was true when a quote was sent: it holds whatever changes later. */
export interface SentFacts {
  policy: AgreedTerms['policy'];
  /** Name and title of who treats. */
  clinician: string;
  rate_date: string;
  time_zone: string;
}

/** What a row stores encrypted. */
export interface StoredQuote {
  content: QuoteContent;
  /** Null while a draft. */
  sent: SentFacts | null;
}

/** What a quote says; null once the patient deleted their account. */
export const openQuote = (
  seal: Seal,
  { id, contentSealed }: Pick<QuoteRow, 'id' | 'contentSealed'>,
): StoredQuote | null => (contentSealed === null ? null : (JSON.parse(seal.open(contentSealed, id)) as StoredQuote));

export const sealQuote = (seal: Seal, id: string, stored: StoredQuote): string => seal.seal(JSON.stringify(stored), id);
