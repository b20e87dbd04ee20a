import type { commandLine } from '../../../platform/audit/append-audit.ts';
import type { ImportRun } from '@travesia/contracts/imports';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { sightOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../platform/transition/transition.ts';
import { alignZones, indexListedProviders, unlistProviders } from '../../providers/index.ts';
import { allRuns } from '../imports.policy.ts';
import { lockRun } from '../imports.repo.ts';
import { countFates, isKept } from '../reverting/fates.rules.ts';
import { importRunLifecycle } from '../reverting/import-run.lifecycle.ts';
import {
  lockListings,
  readFates,
  recordKept,
  removeListings,
  restoreListings,
  restoreSources,
} from '../reverting/revert.repo.ts';
import { presentRun } from '../uploads/imports.presenter.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { findReportOf, isBusy } from '../uploads/uploads.repo.ts';

interface Asked {
  id: string;
  /** The version the caller read; the command line doesn't read one first. */
  version?: number;
  reason: string;
}

/**
 * Takes an import back in one transaction: listings it added go, listings it changed get their former values; those that someone
 * changed, claimed or refers to since stay. Throws the problems the endpoint documents.
 */
export async function revertImport(
  { database, clock }: Pick<ImportsDeps, 'database' | 'clock'>,
  { id, version, reason }: Asked,
  actor: Actor | typeof commandLine,
): Promise<ImportRun> {
  allRuns(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    // A running import holds the second lock until its end.
    await lockKeys(tx, 'imports', ['running']);
    if (await isBusy(tx)) throw new ProblemError('imports.busy');
    await lockKeys(tx, 'imports', ['listings']);
    const row = await lockRun(tx, id);
    if (!row) throw new ProblemError('imports.not_found');
    const move = { row, action: 'revert', actor, as: 'admin', at, version, reason } as const;
    refuseMove(importRunLifecycle, row, move);
    await lockListings(tx, id);
    const fates = await readFates(tx, id);
    const of = (...wanted: readonly string[]) => fates.filter(({ fate }) => wanted.includes(fate));
    const ids = (listings: readonly { id: string }[]) => listings.map((listing) => listing.id);
    const [removed, restored] = [of('removed'), ids(of('restored'))];
    await restoreListings(tx, id, restored);
    await restoreSources(tx, id, [...restored, ...ids(of('same'))]);
    await removeListings(tx, ids(removed));
    await unlistProviders(
      tx,
      removed.map(({ slug }) => slug),
    );
    await alignZones(tx, restored);
    await indexListedProviders(tx, restored);
    await recordKept(tx, id, fates.filter(isKept));
    const { kept_by_reason: _reasons, ...reversal } = countFates(fates);
    const reverted = await transition(tx, importRunLifecycle, { ...move, facts: reversal, set: { reversal } });
    return presentRun(reverted, await findReportOf(tx, id, sightOf(actor)), at);
  });
}
