import { balanceRequested } from '@travesia/contracts/payments';
import type { MachineActor, Money } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { begin } from '../../../platform/transition/transition.ts';
import type { BookingRow } from '../../bookings/index.ts';
import { lockLivePayment } from '../payments.repo.ts';
import { uuidv7 } from 'uuidv7';
import { balanceRequestLifecycle, type BalanceRequestRow } from './balance-request.lifecycle.ts';
import { insertRequest, lockOpenRequest, settledOf } from './balance-requests.repo.ts';
import { unpaidOf } from './balance.rules.ts';

interface Wanted {
  amount: Money;
  dueAt: Date;
  message: string;
  seal: Seal;
  actor: AuditEntry['actor'];
  as: MachineActor;
  at: Date;
}

/**
 * Stores a request for the balance of a booking, which must be locked. Never for more than what is left of the agreed price. Throws
 * `payments.not_requestable`, `payments.request_open`, `payments.being_paid` and `payments.more_than_due`.
 */
export async function storeRequest(
  tx: Tx,
  booking: BookingRow,
  { amount, dueAt, message, seal, actor, as, at }: Wanted,
): Promise<BalanceRequestRow> {
  const unpaid = unpaidOf(booking, await settledOf(tx, booking.id));
  if (unpaid <= 0) throw new ProblemError('payments.not_requestable');
  // Money of an earlier request that is on its way would meet a new one, of another amount.
  if ((await lockLivePayment(tx, booking.id))?.status === 'processing') throw new ProblemError('payments.being_paid');
  if (await lockOpenRequest(tx, booking.id)) throw new ProblemError('payments.request_open');
  if (amount.currency !== booking.currency || amount.amount > unpaid) {
    const detail = `at most ${unpaid} ${booking.currency ?? ''}`;
    const fields = [{ path: 'body.amount', code: 'too_big', message: detail }];
    throw new ProblemError('payments.more_than_due', { detail, fields });
  }
  const id = uuidv7();
  const row = await insertRequest(tx, {
    id,
    bookingId: booking.id,
    amountMinor: amount.amount,
    currency: amount.currency,
    status: 'open',
    dueAt,
    messageSealed: message ? seal.seal(message, id) : null,
    requestedBy: actor.kind === 'person' ? actor.userId : null,
    createdAt: at,
  });
  await begin(tx, balanceRequestLifecycle, {
    row,
    actor,
    as,
    at,
    audit: {
      action: 'payments.balance_requested',
      target: { type: 'balance_request', id },
      subjectId: booking.patientId,
      contextProviderId: booking.providerId,
    },
    facts: { booking_id: booking.id, amount: amount.amount, currency: amount.currency },
  });
  await appendEvent(tx, balanceRequested, { booking_id: booking.id, request_id: id });
  return row;
}
