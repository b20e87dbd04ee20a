import type { BalanceRequest, NewBalanceRequest } from '@travesia/contracts/payments';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { holdBookableClinic, lockBooking, ofCalledClinic } from '../../../bookings/index.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import { dueAtEndOf } from '../balance.rules.ts';
import { findRequestRecord } from '../balance-requests.repo.ts';
import { requestsOfClinic } from '../requests.policy.ts';
import { presentRequest } from '../requests.presenter.ts';
import { storeRequest } from '../store-request.ts';

/**
 * Asks a patient of the clinic for the rest of a booking. Throws what `storeRequest` does, `bookings.not_found`,
 * `payments.not_available`, and `request.invalid` for no amount or a date that cannot be due.
 */
export async function requestBalanceCommand(
  deps: PaymentsDeps,
  { booking_id: bookingId, amount, due_on: dueOn, message = '' }: NewBalanceRequest,
  actor: Actor,
): Promise<BalanceRequest> {
  const { database, clock, gateway, origin } = deps;
  if (!gateway) throw new ProblemError('payments.not_available');
  if (amount.amount <= 0) throw refused('amount.amount', 'too_small', 'must be more than 0');
  const scope = requestsOfClinic(actor);
  const { seal } = deps.bookings;
  return unitOfWork(database, async (tx) => {
    const booking = await lockBooking(tx, ofCalledClinic(actor), bookingId);
    // One of the user’s own as a patient is none of the clinic’s.
    if (booking?.providerId !== scope.clinicId) throw new ProblemError('bookings.not_found');
    if (!(await holdBookableClinic(tx, booking.providerId))) throw new ProblemError('payments.not_available');
    const at = clock.now();
    const dueAt = dueAtEndOf(dueOn, booking.timeZone, at);
    if (!dueAt) throw refused('due_on', 'out_of_range', 'must be from tomorrow, at most a year ahead, at the clinic');
    const row = await storeRequest(tx, booking, {
      amount,
      dueAt,
      message,
      seal,
      actor: scope.person,
      as: scope.as,
      at,
    });
    const record = await findRequestRecord(tx, scope, row.id);
    if (!record) throw new Error(`the request ${row.id} cannot be read`);
    return presentRequest(record, { scope, seal, origin });
  });
}

const refused = (field: string, code: string, message: string) =>
  new ProblemError('request.invalid', {
    detail: `body.${field}: ${message}`,
    fields: [{ path: `body.${field}`, code, message }],
  });
