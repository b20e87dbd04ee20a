import type { AdminPayout } from '@travesia/contracts/financials';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../platform/transition/transition.ts';
import { paidOutPostings, returnedPostings, writeEntry } from '../../payments/index.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfAll } from '../financials.policy.ts';
import { payoutLifecycle } from '../payout.lifecycles.ts';
import { lockPayout } from '../payouts.repo.ts';
import { readAdminPayout } from '../queries/list-admin-payouts.ts';

/** How a transfer ended. */
export type Settled =
  | { action: 'mark_paid'; bankReference: string; version: number }
  | { action: 'return'; reason: string; version: number };

/** Books that a transfer arrived, or came back. Throws `financials.payout_not_found` and `financials.not_possible`. */
export async function settlePayout(
  deps: FinancialsDeps,
  id: string,
  settled: Settled,
  { actor }: RequestContext,
): Promise<AdminPayout> {
  const scope = moneyOfAll(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockPayout(tx, scope, id);
    if (!row) throw new ProblemError('financials.payout_not_found');
    const move = { action: settled.action, actor: scope.person, as: 'admin', at } as const;
    const { version } = settled;
    if (version !== row.version) throw new ProblemError('request.stale_version');
    refuseMove(payoutLifecycle, row, move);
    const amount = { amount: row.amountMinor, currency: row.currency };
    const isPaid = settled.action === 'mark_paid';
    const settledEntryId = await writeEntry(tx, {
      kind: isPaid ? 'payout_paid' : 'payout_returned',
      cause: `payout_settled:${row.id}`,
      bookingId: null,
      occurredAt: at,
      postings: isPaid ? paidOutPostings(row.providerId, amount) : returnedPostings(row.providerId, amount),
    });
    if (!settledEntryId) throw new Error(`payout ${row.id} was settled before`);
    const rest = isPaid ? { bankReference: settled.bankReference } : {};
    await transition(tx, payoutLifecycle, {
      row,
      ...move,
      version,
      reason: settled.action === 'return' ? settled.reason : undefined,
      set: { settledEntryId, ...rest },
    });
  });
  return readAdminPayout(deps, scope, id);
}
