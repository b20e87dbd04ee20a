import type { SentRequest } from '@travesia/contracts/leads';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { LeadsDeps } from '../../leads-deps.ts';
import { consultationLifecycle } from '../../leads.lifecycles.ts';
import { ownRequests, readSent } from '../read-sent.ts';
import { lockSent } from '../sent.repo.ts';

/** Withdraws the caller's own request. Throws when it is gone, already decided, or was changed since `version`. */
export async function withdrawRequest(
  deps: LeadsDeps,
  actor: Actor,
  id: string,
  version: number,
): Promise<SentRequest> {
  const scope = await ownRequests(deps, actor);
  const at = deps.clock.now();
  const isStale = await unitOfWork(deps.database, async (tx) => {
    const row = await lockSent(tx, scope, id);
    if (!row) throw new ProblemError('leads.not_found');
    if (row.version !== version) return true;
    await transition(tx, consultationLifecycle, { row, action: 'withdraw', actor, as: 'patient', at });
    return false;
  });
  const present = await readSent(deps, scope, id);
  if (isStale) throw new ProblemError('request.stale_version', { present });
  return present;
}
