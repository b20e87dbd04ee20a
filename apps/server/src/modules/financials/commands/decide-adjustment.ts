import type { Adjustment } from '@travesia/contracts/financials';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { bookAdjustment } from '../book-adjustment.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfAll } from '../financials.policy.ts';
import { adjustmentLifecycle } from '../payout.lifecycles.ts';
import { lockAdjustment } from '../payouts.repo.ts';
import { readAdjustment } from '../queries/list-adjustments.ts';

/**
 * Books or refuses a correction that waits. Whoever asked for it may withdraw it by rejecting, but not approve it. Throws
 * `financials.adjustment_not_found`, `financials.own_request`, `financials.not_possible` and `request.stale_version`.
 */
export async function decideAdjustment(
  deps: FinancialsDeps,
  id: string,
  { action, version, reason }: { action: 'approve' | 'reject'; version: number; reason?: string },
  { actor }: RequestContext,
): Promise<Adjustment> {
  const scope = moneyOfAll(actor);
  const by = { actor: scope.person, as: 'admin', at: deps.clock.now(), version } as const;
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockAdjustment(tx, scope, id);
    if (!row) throw new ProblemError('financials.adjustment_not_found');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    if (action === 'reject') return void (await transition(tx, adjustmentLifecycle, { row, action, ...by, reason }));
    if (row.requestedBy === scope.person.userId) throw new ProblemError('financials.own_request');
    return bookAdjustment(tx, row, by);
  });
  return readAdjustment(deps, scope, id);
}
