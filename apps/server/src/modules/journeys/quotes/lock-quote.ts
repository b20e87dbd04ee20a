import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { findJourney, lockJourney } from '../journeys.repo.ts';
import type { ReadableQuote } from './queries/read-quote.ts';
import { mayReadQuote } from './quotes.policy.ts';
import { lockQuote } from './quotes.repo.ts';
import { openQuote } from './stored-quote.ts';

/**
 * A quote and its journey, locked until the transaction ends, the journey first. Throws `journeys.not_found` and
 * `journeys.quote_not_found`.
 */
export async function lockReadableQuote(
  { seal }: Pick<JourneysDeps, 'seal'>,
  tx: Tx,
  scope: JourneyScope,
  { id, quoteId }: { id: string; quoteId: string },
): Promise<ReadableQuote> {
  const journey = await lockJourney(tx, scope, id);
  const record = journey && (await findJourney(tx, scope, id));
  if (!record) throw new ProblemError('journeys.not_found');
  const row = await lockQuote(tx, journey, quoteId);
  const stored = row && mayReadQuote(scope, record, row) ? openQuote(seal, row) : null;
  if (!row || !stored) throw new ProblemError('journeys.quote_not_found');
  return { record, row, stored };
}
