import {
  type BalanceRequest,
  balanceRequestMachine,
  type DueBalance,
  type OwnBalanceRequest,
  type UnpaidBooking,
} from '@travesia/contracts/payments';
import { actionsFor } from '@travesia/contracts/kit';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { lastDayOf } from './balance.rules.ts';
import type { BalanceRequestRow } from './balance-request.lifecycle.ts';
import type { RequestRecord, UnpaidRecord } from './balance-requests.repo.ts';
import type { RequestScope } from './requests.policy.ts';

const shared = (row: BalanceRequestRow, timeZone: string, seal: Seal | null) => ({
  id: row.id,
  status: row.status,
  amount: { amount: row.amountMinor, currency: row.currency },
  due_at: row.dueAt.toISOString(),
  due_on: lastDayOf(row.dueAt, timeZone),
  time_zone: timeZone,
  message: row.messageSealed && seal ? seal.open(row.messageSealed, row.id) : null,
  created_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});

/** A request as its patient sees it. */
export const presentOwnRequest = (row: BalanceRequestRow, timeZone: string, seal: Seal): OwnBalanceRequest =>
  shared(row, timeZone, seal);

export const presentDueBalance = (
  { request, booking, clinic }: { request: BalanceRequestRow; booking: RequestRecord['booking']; clinic: string },
  seal: Seal,
): DueBalance => ({
  ...shared(request, booking.timeZone, seal),
  booking: { id: booking.id, reference: booking.reference },
  clinic,
});

const presentBooking = ({ id, reference, startsAt }: RequestRecord['booking']) => ({
  id,
  reference,
  starts_at: startsAt.toISOString(),
});
const nameOf = ({ namesPatients }: RequestScope, { firstName, lastName }: RequestRecord['patient']): string | null =>
  namesPatients ? `${firstName} ${lastName}`.trim() : null;

/** A request as the clinic sees it. */
export function presentRequest(
  { request, booking, patient, isBeingPaid }: RequestRecord,
  { scope, seal, origin }: { scope: RequestScope; seal: Seal; origin: string },
): BalanceRequest {
  const mayAct = scope.mayRequest && !isBeingPaid;
  const actions = mayAct ? actionsFor(balanceRequestMachine, request.status, scope.as) : [];
  return {
    ...shared(request, booking.timeZone, scope.namesPatients ? seal : null),
    booking: presentBooking(booking),
    patient: nameOf(scope, patient),
    automatic: request.requestedBy === null,
    is_being_paid: isBeingPaid,
    link: `${origin}/booking/payment?booking=${booking.id}`,
    actions: actions.filter((action) => action === 'withdraw'),
    version: request.version,
  };
}

export function presentUnpaid(
  { booking, patient, priceMinor, currency, settled }: UnpaidRecord,
  scope: RequestScope,
): UnpaidBooking {
  const money = (amount: number) => ({ amount, currency: currency ?? '' });
  return {
    booking: presentBooking(booking),
    patient: nameOf(scope, patient),
    price: money(priceMinor ?? 0),
    paid: money(settled),
    unpaid: money(Math.max(0, (priceMinor ?? 0) - settled)),
  };
}
