import type { BalanceRequest } from '@travesia/contracts/payments';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockAnyBooking } from '../../../bookings/index.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import { lockLivePayment } from '../../payments.repo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { balanceRequestLifecycle } from '../balance-request.lifecycle.ts';
import { findRequestRecord, lockRequest } from '../balance-requests.repo.ts';
import { requestsOfClinic } from '../requests.policy.ts';
import { presentRequest } from '../requests.presenter.ts';

/**
 * Withdraws a request that was not paid; its payment page is closed afterward. Throws `payments.request_not_found`,
 * `payments.not_possible`, `payments.being_paid` and `request.stale_version`.
 */
export async function withdrawRequest(
  deps: PaymentsDeps,
  id: string,
  version: number,
  actor: Actor,
): Promise<BalanceRequest> {
  const scope = requestsOfClinic(actor);
  const { seal } = deps.bookings;
  const known = await findRequestRecord(deps.database.db, scope, id);
  if (!known) throw new ProblemError('payments.request_not_found');
  return unitOfWork(deps.database, async (tx) => {
    await lockAnyBooking(tx, known.booking.id);
    const live = await lockLivePayment(tx, known.booking.id);
    const row = await lockRequest(tx, id);
    if (!row) throw new ProblemError('payments.request_not_found');
    if (row.status === 'open' && live?.requestId === id && live.status === 'processing')
      throw new ProblemError('payments.being_paid');
    const by = { actor: scope.person, as: scope.as, at: deps.clock.now(), version };
    await transition(tx, balanceRequestLifecycle, { row, action: 'withdraw', ...by });
    const record = await findRequestRecord(tx, scope, id);
    if (!record) throw new Error(`the request ${id} cannot be read`);
    return presentRequest(record, { scope, seal, origin: deps.origin });
  });
}
