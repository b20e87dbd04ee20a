import type { AdminRecall, RecallStep } from '@travesia/contracts/aftercare';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { writeRecipients } from '../concerned.repo.ts';
import { readRecall } from '../queries/read-recall.ts';
import { recallLifecycle, type RecallRow } from '../recall.lifecycle.ts';
import { ofTeam } from '../recalls.policy.ts';
import { sendRecallJob } from '../recalls.jobs.ts';
import { lockRecall } from '../recalls.repo.ts';

/**
 * Approves, closes or discards a recall. Whoever drafted it may not approve it. Throws `recalls.not_found`, `recalls.not_possible`,
 * `recalls.own_draft`, `recalls.nobody` and `request.stale_version`.
 */
export async function moveRecall(
  deps: AftercareDeps,
  id: string,
  { action, version }: RecallStep,
  { actor, language }: RequestContext,
): Promise<AdminRecall> {
  const scope = ofTeam(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockRecall(tx, scope, id);
    if (!row) throw new ProblemError('recalls.not_found');
    const moved = await transition(tx, recallLifecycle, { row, version, action, actor, as: 'admin', at });
    if (action === 'approve') await tellEveryone(tx, deps, moved, at);
    return readRecall(tx, scope, id, { language, now: at });
  });
}

async function tellEveryone(tx: Tx, { jobs }: Pick<AftercareDeps, 'jobs'>, row: RecallRow, at: Date): Promise<void> {
  if ((await writeRecipients(tx, row.id, row, at)) === 0) throw new ProblemError('recalls.nobody');
  await jobs.enqueue(tx, sendRecallJob, { recall_id: row.id });
}
