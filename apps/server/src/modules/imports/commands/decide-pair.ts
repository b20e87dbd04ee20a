import { facilityPairMachine, type FacilityPair, type PairDecision } from '@travesia/contracts/imports';
import type { commandLine } from '../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../platform/transition/transition.ts';
import { allPairs } from '../imports.policy.ts';
import { facilityPairLifecycle } from '../pairs/facility-pair.lifecycle.ts';
import { joinListings, separateListings } from '../pairs/join-listings.ts';
import { presentPair } from '../pairs/pairs.presenter.ts';
import { findPair, lockPair } from '../pairs/pairs.repo.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { isBusy } from '../uploads/uploads.repo.ts';

interface Asked {
  id: string;
  action: PairDecision['action'];
  /** The version the caller read; the command line doesn't read one first. */
  version?: number;
}

/**
 * Joins the two listings of a pair, or makes two of them again, and remembers it for later imports. Doing what was already decided
 * changes nothing. Throws the problems the endpoint documents.
 */
export async function decidePair(
  { database, clock }: Pick<ImportsDeps, 'database' | 'clock'>,
  { id, action, version }: Asked,
  actor: Actor | typeof commandLine,
): Promise<FacilityPair> {
  const scope = allPairs(actor);
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'imports', ['running']);
    if (await isBusy(tx)) throw new ProblemError('imports.busy');
    await lockKeys(tx, 'imports', ['listings']);
    const row = await lockPair(tx, scope, id);
    if (!row) throw new ProblemError('imports.pair_not_found');
    if (row.state !== facilityPairMachine.transitions[action].to) {
      const move = { row, action, actor, as: 'admin', at: clock.now(), version } as const;
      refuseMove(facilityPairLifecycle, row, move);
      const set = await (action === 'join' ? joinListings : separateListings)(tx, row);
      await transition(tx, facilityPairLifecycle, { ...move, set });
    }
    const decided = await findPair(tx, scope, id);
    if (!decided) throw new ProblemError('imports.pair_not_found');
    return presentPair(decided);
  });
}
