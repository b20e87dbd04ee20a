import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type GatewayPayment, GatewayUnreachable, type PaymentGateway } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import {
  findPayment,
  insertReconciliation,
  listDueRefunds,
  listOpenDisputes,
  listUnchecked,
  listWaitingMessages,
  noteAnswer,
  UNREACHABLE,
} from '../payments.repo.ts';
import { CAPTURED } from '../payments.tables.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyPayment } from './apply-payment.ts';
import { abandonAttempt } from './abandon-attempt.ts';
import { closeAttempts } from './close-attempts.ts';
import { fetchMessages } from './fetch-messages.ts';
import { handleMessage } from './handle-message.ts';
import { sendRefund } from './send-refund.ts';
import { isStillDue } from '../requests/is-still-due.ts';

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
 * sent, messages that were not handled or never came, disputes. Money that a bank pays weeks after its payment was given up is
 * found by its message, which the gateway lists when it never came. Safe to run at any time and in several processes.
 */
export async function reconcile(deps: MoneyDeps): Promise<Reconciliation> {
  const { database, gateway, clock, logger } = deps;
  const startedAt = clock.now();
  const result: Reconciliation = { looked: 0, repaired: 0, findings: [] };
  if (!gateway) return result;
  const found = (what: string, id: string, isRepaired = true) => {
    result.findings.push({ what, id });
    if (isRepaired) result.repaired += 1;
  };
  /** One thing that cannot be taken over must not keep the others from it. */
  const attempt: Try = async (what, id, work) => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof GatewayUnreachable) throw error;
      logger.error({ err: error, id }, `reconciling failed: ${what}`);
      found(`${what} failed`, id, false);
      return undefined;
    }
  };
  try {
    await settleAttempts(deps, gateway, startedAt, result, found, attempt);
    await settleRefunds(deps, startedAt, result, found, attempt);
    for (const { gateway: from, eventId } of await listWaitingMessages(
      database.db,
      new Date(startedAt.getTime() - YOUNG_MS),
      BATCH,
    )) {
      result.looked += 1;
      await attempt('message', eventId, async () => {
        await handleMessage(deps, from, eventId);
        found('message handled late', eventId);
      });
    }
    await settleDisputes(deps, gateway, result, found, attempt);
    await compareLists(deps, gateway, startedAt, result, found, attempt);
    for (const eventId of await fetchMessages(deps, gateway)) {
      result.looked += 1;
      await attempt('message', eventId, async () => {
        await handleMessage(deps, gateway.name, eventId);
        found('message never came', eventId);
      });
    }
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    logger.warn({ err: error }, 'the payment gateway cannot be asked; it will be asked again');
    // First, so that it is kept however much was found.
    result.findings.unshift({ what: UNREACHABLE, id: gateway.name });
  }
  await unitOfWork(database, (tx) =>
    insertReconciliation(tx, { startedAt, endedAt: clock.now(), ...result, findings: result.findings.slice(0, BATCH) }),
  );
  return result;
}

type Note = (what: string, id: string, isRepaired?: boolean) => void;
type Try = <T>(what: string, id: string, work: () => Promise<T>) => Promise<T | undefined>;

/** Attempts that nobody has asked about for half a minute. */
async function settleAttempts(
  deps: MoneyDeps,
  gateway: PaymentGateway,
  now: Date,
  result: Reconciliation,
  note: Note,
  attempt: Try,
): Promise<void> {
  const { database } = deps;
  for (const payment of await listUnchecked(database.db, new Date(now.getTime() - YOUNG_MS), BATCH)) {
    result.looked += 1;
    // Noted first: one that fails goes to the end of the line.
    await unitOfWork(database, (tx) => noteAnswer(tx, payment.id, { checkedAt: now }));
    await attempt('attempt', payment.id, async () => {
      const found = payment.gatewayId
        ? await gateway.readPayment(payment.gatewayId)
        : await gateway.findPayment(payment.id);
      if (found && (await takeOver(deps, found))) note('attempt settled', payment.id);
      const isOver = payment.requestId !== null && payment.expiresAt <= now;
      if (!(isOver && !found) && (await isStillDue(database.db, payment))) return;
      if (found) return closeAttempts(deps, payment.bookingId);
      await abandonAttempt(deps, payment.id);
      note('attempt that the gateway never had', payment.id);
    });
  }
}

async function settleRefunds(
  deps: MoneyDeps,
  now: Date,
  result: Reconciliation,
  note: Note,
  attempt: Try,
): Promise<void> {
  for (const { id } of await listDueRefunds(deps.database.db, now, BATCH)) {
    result.looked += 1;
    if (await attempt('refund', id, () => sendRefund(deps, id))) note('refund sent', id);
  }
}

/** Disputes that nobody has decided as far as is known here: banks take weeks, and only the message tells of it otherwise. */
async function settleDisputes(
  deps: MoneyDeps,
  gateway: PaymentGateway,
  result: Reconciliation,
  note: Note,
  attempt: Try,
): Promise<void> {
  for (const { id, gatewayId, status } of await listOpenDisputes(deps.database.db, BATCH)) {
    result.looked += 1;
    await attempt('dispute', id, async () => {
      const found = await gateway.readDispute(gatewayId);
      if (!found || found.status === status) return;
      await applyDispute(deps, gateway.name, found);
      note('dispute missed', id);
    });
  }
}

/** What the gateway knows of the last days, compared with ours. */
async function compareLists(
  deps: MoneyDeps,
  gateway: PaymentGateway,
  now: Date,
  result: Reconciliation,
  note: Note,
  attempt: Try,
): Promise<void> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  for (let after: string | undefined; ;) {
    const { payments, next } = await gateway.listPayments(since, after);
    for (const payment of payments) {
      result.looked += 1;
      if (await attempt('payment', payment.attemptId, () => takeOver(deps, payment)))
        note('payment missed', payment.attemptId);
    }
    if (next === null) break;
    after = next;
  }
  for (let after: string | undefined; ;) {
    const { disputes, next } = await gateway.listDisputes(since, after);
    for (const dispute of disputes)
      await attempt('dispute', dispute.id, () => applyDispute(deps, gateway.name, dispute));
    result.looked += disputes.length;
    if (next === null) break;
    after = next;
  }
}

/** Takes over a payment that differs from ours; false if it does not. */
async function takeOver(deps: MoneyDeps, found: GatewayPayment): Promise<boolean> {
  const known = await findPayment(deps.database.db, found.attemptId);
  if (!known) return false;
  const isBehind = found.status === 'succeeded' ? !CAPTURED.includes(known.status) : found.status !== known.status;
  if (!isBehind && known.gatewayId !== null) return false;
  const before = known.status;
  if (!(await applyPayment(deps, found))) return false;
  return (await findPayment(deps.database.db, found.attemptId))?.status !== before;
}
