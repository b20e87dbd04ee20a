import { type AdminPayment, ALONE_AT_MOST, type NewRefund } from '@travesia/contracts/financials';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import { lockPayment, refundableOf, refundByAdmin } from '../../payments/index.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfAll } from '../financials.policy.ts';
import { findPaymentRow } from '../desk-payments.repo.ts';
import { needsTwo } from '../payouts.rules.ts';
import { readAdminPayment } from '../queries/read-admin-payment.ts';

/**
 * Gives back part or all of a payment, beyond the policy of its booking. Above the limit a second person must approve.
 * Throws `financials.payment_not_found`, `financials.too_much`, `financials.held_by_dispute` and `payments.not_available`.
 */
export async function refundPayment(
  deps: FinancialsDeps,
  id: string,
  { amount, reason }: NewRefund,
  { actor, language }: RequestContext,
): Promise<AdminPayment> {
  const scope = moneyOfAll(actor);
  if (!deps.gateway) throw new ProblemError('payments.not_available');
  const known = await findPaymentRow(deps.database.db, scope, id);
  if (!known) throw new ProblemError('financials.payment_not_found');
  const { rates } = await deps.reference();
  await unitOfWork(deps.database, async (tx) => {
    await lockAnyBooking(tx, known.bookingId);
    const payment = await lockPayment(tx, id);
    if (!payment) throw new ProblemError('financials.payment_not_found');
    const { now, held } = await refundableOf(tx, payment);
    if (amount > now)
      throw new ProblemError(amount > now + held ? 'financials.too_much' : 'financials.held_by_dispute');
    await refundByAdmin(tx, payment, amount, {
      actor: scope.person,
      at: deps.clock.now(),
      note: reason,
      needsApproval: needsTwo({ amount, currency: payment.currency }, ALONE_AT_MOST, rates),
    });
  });
  return readAdminPayment(deps, scope, id, language);
}
