import type { SignInAnswer } from '@travesia/contracts/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { keepDevice } from '../sessions/device.ts';
import { openSessionOrAsk } from '../sessions/open-session-or-ask.ts';
import type { UserRow } from '../people/users.repo.ts';

interface Opening {
  context: RequestContext;
  timeZone: string | undefined;
  /** How they authenticated. */
  proof: 'password' | 'link';
}

/**
 * Opens a session on the requesting device for a user another module has authenticated, or asks for the second factor if they
 * have one.
 */
export const openSessionFor = (
  tx: Tx,
  deps: AccountsDeps,
  user: UserRow,
  { context: { device, network }, timeZone, proof }: Opening,
): Promise<SignInAnswer> => openSessionOrAsk(tx, deps, user, keepDevice(device, network, timeZone), proof);
