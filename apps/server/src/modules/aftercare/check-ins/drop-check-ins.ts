import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { checkInLifecycle, type CheckInRow } from './check-in.lifecycle.ts';

/** Asks nothing of locked check-ins any more. */
export async function dropCheckIns(tx: Tx, rows: readonly CheckInRow[], at: Date): Promise<void> {
  for (const row of rows)
    await transition(tx, checkInLifecycle, { row, action: 'drop', actor: { kind: 'system' }, as: 'system', at });
}
