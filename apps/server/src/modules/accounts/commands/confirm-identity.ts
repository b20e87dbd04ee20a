import type { IdentityProof } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { provePassword } from './prove-password.ts';
import { markAuthenticated } from '../sessions/sessions.repo.ts';

/** Lets the session do sensitive acts for a while (see refuse-unless-recent.ts). Throws what `provePassword` throws. */
export async function confirmIdentity(
  deps: AccountsDeps,
  { password }: IdentityProof,
  context: RequestContext,
): Promise<void> {
  const { sessionId } = await provePassword(deps, password, context);
  await unitOfWork(deps.database, (tx) => markAuthenticated(tx, sessionId, deps.clock.now()));
}
