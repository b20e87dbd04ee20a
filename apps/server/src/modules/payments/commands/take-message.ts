import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { SignedMessage } from '../../../platform/http/request-context.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { BadSignature, type GatewayEvent } from '../../../platform/payments/gateway.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { handleMessageJob } from '../payments.jobs.ts';
import { type Gateway, insertMessage } from '../payments.repo.ts';

/**
 * Stores a signed message once and handles it afterwards: the gateway gets its answer at once, and a message that is
 * delivered again does nothing. Throws `payments.bad_signature` and `payments.not_available`.
 */
export async function takeMessage(
  { database, gateway, clock }: PaymentsDeps,
  jobs: Pick<Jobs, 'enqueue'>,
  from: Gateway,
  signed: SignedMessage | undefined,
): Promise<{ received: true }> {
  if (!gateway || gateway.name !== from) throw new ProblemError('payments.not_available');
  const event = read(() => gateway.readEvent(signed?.bytes ?? Buffer.alloc(0), signed?.signature));
  await unitOfWork(database, async (tx) => {
    const isNew = await insertMessage(tx, {
      gateway: from,
      eventId: event.id,
      type: event.type,
      aboutKind: event.about?.kind ?? null,
      aboutId: event.about?.id ?? null,
      receivedAt: clock.now(),
    });
    if (isNew) await jobs.enqueue(tx, handleMessageJob, { gateway: from, event_id: event.id });
  });
  return { received: true };
}

function read(readEvent: () => GatewayEvent): GatewayEvent {
  try {
    return readEvent();
  } catch (error) {
    if (error instanceof BadSignature) throw new ProblemError('payments.bad_signature', { cause: error });
    throw error;
  }
}
