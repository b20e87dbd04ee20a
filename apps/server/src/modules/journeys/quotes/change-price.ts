import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { changeAgreedPrice } from '../../bookings/index.ts';
import { endRequestOf } from '../../payments/index.ts';
import { writeTrips } from '../journeys.repo.ts';
import { termsOf } from './agreed-terms.ts';
import type { ReadableQuote } from './queries/read-quote.ts';
import type { StoredQuote } from './stored-quote.ts';

/** Trips that a quote names. */
export const tripsOf = ({ content }: Pick<StoredQuote, 'content'>): 1 | 2 => (content.trips > 1 ? 2 : 1);

/** Puts an accepted change order into the terms of the booking. What the clinic asks for already was of the former price. */
export async function changePrice(
  tx: Tx,
  { record: { row, booking }, stored }: ReadableQuote,
  at: Date,
): Promise<void> {
  const terms = termsOf(stored, at);
  if (!booking || !terms) throw new ProblemError('journeys.quote_not_possible');
  await endRequestOf(tx, booking.id, at);
  await changeAgreedPrice(tx, booking.id, terms);
  await writeTrips(tx, row, tripsOf(stored));
}
