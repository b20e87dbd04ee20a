import { signInRefused } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { deviceFacts, keepDevice } from '../sessions/device.ts';

/** Reports a wrong password: takes equally long with and without an account, because the log is written later. */
export async function noteRefusedSignIn(
  { database, clock }: AccountsDeps,
  userId: string | null,
  { device, network }: Pick<RequestContext, 'device' | 'network'>,
  timeZone?: string,
): Promise<void> {
  const facts = deviceFacts(keepDevice(device, network, timeZone));
  const at = clock.now().toISOString();
  await unitOfWork(database, (tx) => appendEvent(tx, signInRefused, { user_id: userId, at, ...facts }));
}
