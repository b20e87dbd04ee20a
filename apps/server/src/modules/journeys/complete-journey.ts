import { journeyMachine } from '@travesia/contracts/journeys';
import { nextState } from '@travesia/contracts/kit';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/transition/transition.ts';
import { journeyLifecycle, type JourneyRow } from './journey.lifecycle.ts';

/** Ends a journey whose aftercare is over; does nothing in another stage. The journey must be locked. */
export async function completeJourney(tx: Tx, row: JourneyRow, at: Date): Promise<void> {
  if (nextState(journeyMachine, row.status, 'complete', 'system') === null) return;
  await transition(tx, journeyLifecycle, { row, action: 'complete', actor: { kind: 'system' }, as: 'system', at });
}
