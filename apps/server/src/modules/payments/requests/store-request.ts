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

/** Why nothing can be asked for now. */
type NotNow = 'payments.not_requestable' | 'payments.being_paid' | 'payments.request_open';

/** Minor units that can be asked for of a booking, which must be locked: what is left of the agreed price; or why nothing can. */
export async function askableOf(tx: Tx, booking: BookingRow): Promise<number | NotNow> {
  const unpaid = unpaidOf(booking, await settledOf(tx, booking.id));
  if (unpaid <= 0) return 'payments.not_requestable';
  // Money of an earlier request that is on its way would meet a new one, of another amount.
  if ((await lockLivePayment(tx, booking.id))?.status === 'processing') return 'payments.being_paid';
  return (await lockOpenRequest(tx, booking.id)) ? 'payments.request_open' : unpaid;
}

/**
 * Stores a request for the balance of a booking, which must be locked. Never for more than what is left of the agreed price. Throws
 * `payments.not_requestable`, `payments.request_open`, `payments.being_paid` and `payments.more_than_due`.
 */
export async function storeRequest(tx: Tx, booking: BookingRow, wanted: Wanted): Promise<BalanceRequestRow> {
  const askable = await askableOf(tx, booking);
  if (typeof askable === 'string') throw new ProblemError(askable);
  const { amount } = wanted;
  if (amount.currency !== booking.currency || amount.amount > askable) {
    const detail = `at most ${askable} ${booking.currency ?? ''}`;
    const fields = [{ path: 'body.amount', code: 'too_big', message: detail }];
    throw new ProblemError('payments.more_than_due', { detail, fields });
  }
  return writeRequest(tx, booking, wanted);
}

/** Writes a request for an amount that `askableOf` allows. */
export async function writeRequest(
  tx: Tx,
  booking: BookingRow,
  { amount, dueAt, message, seal, actor, as, at }: Wanted,
): Promise<BalanceRequestRow> {
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
