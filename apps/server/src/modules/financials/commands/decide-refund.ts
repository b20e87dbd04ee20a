import type { AdminRefund } from '@travesia/contracts/financials';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { decideOnRefund, lockRefund, sendRefundJob } from '../../payments/index.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfAll } from '../financials.policy.ts';
import { findRefundRow } from '../desk-payments.repo.ts';
import { readAdminRefund } from '../queries/list-refunds.ts';

/**
 * Approves, rejects or retries a refund. Whoever asked for it may not approve it. Throws `financials.refund_not_found`,
 * `financials.own_request`, `payments.not_possible` and `request.stale_version`.
 */
export async function decideRefund(
  deps: FinancialsDeps,
  id: string,
  decision: { action: 'approve' | 'reject' | 'retry'; version: number; reason?: string },
  { actor }: RequestContext,
): Promise<AdminRefund> {
  const scope = moneyOfAll(actor);
  const known = await findRefundRow(deps.database.db, scope, id);
  if (!known) throw new ProblemError('financials.refund_not_found');
  await unitOfWork(deps.database, async (tx) => {
    await lockAnyBooking(tx, known.bookingId);
    const row = await lockRefund(tx, id);
    if (!row) throw new ProblemError('financials.refund_not_found');
    if (decision.action === 'approve' && row.requestedBy === scope.person.userId)
      throw new ProblemError('financials.own_request');
    await decideOnRefund(tx, row, { ...decision, actor: scope.person, at: deps.clock.now() });
    // Otherwise the reconciler would send it, some minutes later.
    if (decision.action !== 'reject') await deps.jobs.enqueue(tx, sendRefundJob, { refund_id: id });
  });
  return readAdminRefund(deps, scope, id);
}
