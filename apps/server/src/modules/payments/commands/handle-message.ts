import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { PaymentGateway } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { findMessage, type Gateway, noteMessage } from '../payments.repo.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyPayment } from './apply-payment.ts';
import { applyRefund } from './apply-refund.ts';

/**
 * Handles a stored message: reads again what it is about, since messages come late, twice and out of order, and takes over
 * what the gateway knows now. Throws if the gateway can’t be asked; the message then waits.
 */
export async function handleMessage(deps: MoneyDeps, from: Gateway, eventId: string): Promise<void> {
  const { database, gateway, clock, logger } = deps;
  const message = await findMessage(database.db, from, eventId);
  if (!message || message.handledAt || !gateway || gateway.name !== from) return;
  try {
    const { aboutKind: kind, aboutId: id } = message;
    const isKnown = kind === null || id === null || (await apply(deps, gateway, kind, id));
    if (!isKnown)
      logger.warn({ type: message.type, about: kind }, 'a message of the payment gateway is about nothing of ours');
    const lastError = isKnown ? null : 'about nothing of ours';
    await unitOfWork(database, (tx) => noteMessage(tx, message, { handledAt: clock.now(), lastError }));
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    await unitOfWork(database, (tx) => noteMessage(tx, message, { lastError }));
    throw error;
  }
}

async function apply(
  deps: MoneyDeps,
  gateway: PaymentGateway,
  kind: 'payment' | 'refund' | 'dispute',
  id: string,
): Promise<boolean> {
  switch (kind) {
    case 'payment': {
      const found = await gateway.readPayment(id);
      return found ? applyPayment(deps, found) : false;
    }
    case 'refund': {
      const found = await gateway.readRefund(id);
      return found ? applyRefund(deps, found) : false;
    }
    case 'dispute': {
      const found = await gateway.readDispute(id);
      return found ? applyDispute(deps, gateway.name, found) : false;
    }
  }
}
