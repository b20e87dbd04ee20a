import type { QuoteContent } from '@travesia/contracts/journeys';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { findAgreed } from './quotes.repo.ts';
import { openQuote } from './stored-quote.ts';

/** Who pays after a complication by the quote that holds, with its currency; null without one, or once it was deleted. */
export async function findAgreedPolicy(
  db: Db | Tx,
  seal: Seal,
  journeyId: string,
): Promise<Pick<QuoteContent, 'complications' | 'currency'> | null> {
  const agreed = await findAgreed(db, journeyId);
  return (agreed && openQuote(seal, agreed)?.content) ?? null;
}
