import type { Tx } from '../../../platform/db/database.ts';
import { type Move, transition } from '../../../platform/transition/transition.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { documentLifecycle, type DocumentRow } from './document.lifecycle.ts';
import { lockLive } from './documents.repo.ts';

/** Nothing that was signed holds in a journey that ended early. The journey must be locked. */
export async function endDocuments(
  tx: Tx,
  journey: Pick<JourneyRow, 'id'>,
  by: Pick<Move<DocumentRow, 'void'>, 'actor' | 'at'>,
): Promise<void> {
  for (const row of await lockLive(tx, journey))
    await transition(tx, documentLifecycle, { row, action: 'void', as: 'system', ...by });
}
