import type { Tx } from '../../../platform/db/database.ts';
import { type Move, transition } from '../../../platform/transition/transition.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { quoteLifecycle, type QuoteRow } from './quote.lifecycle.ts';
import { lockSent } from './quotes.repo.ts';

/** Takes back what waits for the patient: a newer version was sent, or the journey is over. The journey must be locked. */
export async function endQuotes(
  tx: Tx,
  { id }: Pick<JourneyRow, 'id'>,
  by: Pick<Move<QuoteRow, 'supersede'>, 'actor' | 'at'>,
): Promise<void> {
  for (const row of await lockSent(tx, id))
    await transition(tx, quoteLifecycle, { row, action: 'supersede', as: 'system', ...by });
}
