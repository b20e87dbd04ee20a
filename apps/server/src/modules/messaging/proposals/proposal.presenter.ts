import type { Locale } from '@travesia/contracts/kit';
import type { AttachableQuote } from '@travesia/contracts/messaging';
import type { Reference } from '../../catalog/index.ts';
import type { SentQuote } from './proposals.repo.ts';

/** A quote of a message, without its content: that is read on the journey’s page. */
export function presentQuote(
  row: SentQuote['quote'],
  treatment: string | null,
  { reference, language }: { reference: Reference; language: Locale },
): AttachableQuote {
  return {
    quote_id: row.id,
    journey_id: row.journeyId,
    reference: row.reference,
    number: row.number,
    quote_kind: row.kind,
    status: row.status,
    treatment: (treatment && reference.treatments.get(treatment)?.name[language]) ?? treatment,
    total: { amount: row.totalMinor, currency: row.currency },
    valid_until: row.validUntil?.toISOString() ?? null,
  };
}
