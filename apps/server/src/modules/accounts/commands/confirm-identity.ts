import type { IdentityProof, SecondFactorProof } from '@travesia/contracts/two-factor';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { attemptOf } from '../attempts/attempt-of.ts';
import { deleteAttempts } from '../attempts/attempts.repo.ts';
import { markAuthenticated } from '../sessions/sessions.repo.ts';
import { findUser } from '../people/users.repo.ts';
import { provePassword } from './prove-password.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Allows sensitive actions in this session for a while (see refuse-unless-recent.ts). Throws what `provePassword` or the second
 * factor throws.
 */
export async function confirmIdentity(
  deps: AccountsDeps,
  proof: IdentityProof,
  context: RequestContext,
): Promise<void> {
  const actor = personOf(context.actor);
  const by = 'password' in proof ? await byPassword(deps, proof, context) : await byFactor(deps, proof, context);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await markAuthenticated(tx, actor.sessionId, at);
    await appendAudit(tx, { action: 'account.identity_confirmed', actor, at, subjectId: actor.userId, facts: { by } });
  });
}

async function byPassword(deps: AccountsDeps, { password }: { password: string }, context: RequestContext) {
  await provePassword(deps, password, context);
  return 'password';
}

/** Same rate limits as for passwords. */
async function byFactor(deps: AccountsDeps, proof: SecondFactorProof, context: RequestContext): Promise<string> {
  const { actor, network } = context;
  const user = await findUser(deps.database.db, personOf(actor).userId);
  if (!user) throw new ProblemError('access.signed_out');
  const attempt = attemptOf(deps, user.email, network, true);
  await takeAttempt(deps, attempt);
  const by = await deps.factors.prove(user.id, proof, context);
  await unitOfWork(deps.database, (tx) => deleteAttempts(tx, attempt));
  return by;
}
