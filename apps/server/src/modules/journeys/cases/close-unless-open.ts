import type { Tx } from '../../../platform/db/database.ts';
import { type Move, transition } from '../../../platform/transition/transition.ts';
import { listOpenOf } from '../journeys.repo.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { caseLifecycle } from './case.lifecycle.ts';
import type { CaseRow } from './cases.repo.ts';

/** Closes the case of an ended journey if no other one of it goes on. */
export async function closeUnlessOpen(
  tx: Tx,
  { caseId }: Pick<JourneyRow, 'caseId'>,
  by: Pick<Move<CaseRow, 'close'>, 'actor' | 'at'>,
): Promise<void> {
  if ((await listOpenOf(tx, caseId)).length > 0) return;
  await transition(tx, caseLifecycle, { id: caseId, action: 'close', as: 'system', ...by });
}
