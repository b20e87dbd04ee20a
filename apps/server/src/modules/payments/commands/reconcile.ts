import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type GatewayPayment, GatewayUnreachable, type PaymentGateway } from '../../../platform/payments/gateway.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import {
  findPayment,
  insertReconciliation,
  listDueRefunds,
  listUnchecked,
  listWaitingMessages,
} from '../payments.repo.ts';
import { CAPTURED } from '../payments.tables.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyPayment } from './apply-payment.ts';
import { closeAttempts } from './close-attempts.ts';
import { handleMessage } from './handle-message.ts';
import { sendRefund } from './send-refund.ts';
import { findBookingStatus } from '../booking-status.repo.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Attempts younger than this are still being made by somebody. */
const YOUNG_MS = 30 * SECOND_MS;
/** How far back the gateway’s own lists are compared. */
const LOOK_BACK_MS = 72 * HOUR_MS;
const BATCH = 200;

export interface Reconciliation {
  looked: number;
  repaired: number;
  findings: { what: string; id: string }[];
}

/**
 * Asks the gateway about everything that is in doubt and repairs it: attempts whose answer was lost, refunds that were not
 * sent, messages that were not handled or never came, disputes. Safe to run at any time and in several processes.
 */
export async function reconcile(deps: PaymentsDeps): Promise<Reconciliation> {
  const { database, gateway, clock, logger } = deps;
  const startedAt = clock.now();
  const result: Reconciliation = { looked: 0, repaired: 0, findings: [] };
  if (!gateway) return result;
  const found = (what: string, id: string, isRepaired = true) => {
    result.findings.push({ what, id });
    if (isRepaired) result.repaired += 1;
  };
  try {
    await settleAttempts(deps, gateway, startedAt, result, found);
    await settleRefunds(deps, startedAt, result, found);
    for (const { gateway: from, eventId } of await listWaitingMessages(
      database.db,
      new Date(startedAt.getTime() - YOUNG_MS),
      BATCH,
    )) {
      result.looked += 1;
      await handleMessage(deps, from, eventId);
      found('message handled late', eventId);
    }
    await compareLists(deps, gateway, startedAt, result, found);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    logger.warn({ err: error }, 'the payment gateway cannot be asked; it will be asked again');
    found('gateway unreachable', gateway.name, false);
  }
  await unitOfWork(database, (tx) =>
    insertReconciliation(tx, { startedAt, endedAt: clock.now(), ...result, findings: result.findings.slice(0, BATCH) }),
  );
  return result;
}

type Note = (what: string, id: string, isRepaired?: boolean) => void;

/** Attempts that nobody has asked about for half a minute. */
async function settleAttempts(
  deps: PaymentsDeps,
  gateway: PaymentGateway,
  now: Date,
  result: Reconciliation,
  note: Note,
): Promise<void> {
  for (const payment of await listUnchecked(deps.database.db, new Date(now.getTime() - YOUNG_MS), BATCH)) {
    result.looked += 1;
    const found = payment.gatewayId
      ? await gateway.readPayment(payment.gatewayId)
      : await gateway.findPayment(payment.id);
    if (found && (await takeOver(deps, found))) note('attempt settled', payment.id);
    const status = await findBookingStatus(deps.database.db, payment.bookingId);
    if (status !== 'awaiting_payment') await closeAttempts(deps, payment.bookingId);
  }
}

async function settleRefunds(deps: PaymentsDeps, now: Date, result: Reconciliation, note: Note): Promise<void> {
  for (const { id } of await listDueRefunds(deps.database.db, now, BATCH)) {
    result.looked += 1;
    if (await sendRefund(deps, id)) note('refund sent', id);
  }
}

/** What the gateway knows of the last days, compared with ours. */
async function compareLists(
  deps: PaymentsDeps,
  gateway: PaymentGateway,
  now: Date,
  result: Reconciliation,
  note: Note,
): Promise<void> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  for (let after: string | undefined; ;) {
    const { payments, next } = await gateway.listPayments(since, after);
    for (const payment of payments) {
      result.looked += 1;
      if (await takeOver(deps, payment)) note('payment missed', payment.attemptId);
    }
    if (next === null) break;
    after = next;
  }
  for (let after: string | undefined; ;) {
    const { disputes, next } = await gateway.listDisputes(since, after);
    for (const dispute of disputes) await applyDispute(deps, gateway.name, dispute);
    result.looked += disputes.length;
    if (next === null) break;
    after = next;
  }
}

/** Takes over a payment that differs from ours; false if it does not. */
async function takeOver(deps: PaymentsDeps, found: GatewayPayment): Promise<boolean> {
  const known = await findPayment(deps.database.db, found.attemptId);
  if (!known) return false;
  const isBehind = found.status === 'succeeded' ? !CAPTURED.includes(known.status) : found.status !== known.status;
  if (!isBehind && known.gatewayId !== null) return false;
  const before = known.status;
  if (!(await applyPayment(deps, found))) return false;
  return (await findPayment(deps.database.db, found.attemptId))?.status !== before;
}
