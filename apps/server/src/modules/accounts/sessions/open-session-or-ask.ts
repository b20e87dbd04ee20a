import type { SignInAnswer } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { UserRow } from '../people/users.repo.ts';
import { insertChallenge } from './challenges.repo.ts';
import { deviceFacts, type KeptDevice } from './device.ts';
import { type ByProof, openSession } from './open-session.ts';

/** Maximum time between the first and the second step; matches the contract. */
const CHALLENGE_MS = 5 * 60_000;

/**
 * Call after a valid first step, in the caller's transaction: opens a session, or asks for the second factor if the account has
 * one. Not used for passkeys and demo users.
 */
export async function openSessionOrAsk(
  tx: Tx,
  deps: AccountsDeps,
  user: UserRow,
  device: KeptDevice,
  proof: 'password' | 'link',
  by: ByProof = {},
): Promise<SignInAnswer> {
  if (!user.twoFactorSince) return openSession(tx, deps, user, device, [proof], by);
  const token = deps.keys.newToken();
  const now = deps.clock.now();
  // Done by the first step, although nobody is signed in yet.
  for (const action of by.acts ?? [])
    await appendAudit(tx, {
      action,
      actor: { kind: 'anonymous' },
      at: now,
      subjectId: user.id,
      facts: deviceFacts(device),
    });
  await insertChallenge(tx, {
    tokenHash: deps.keys.hashToken(token),
    userId: user.id,
    proof,
    timeZone: device.timeZone,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  });
  return { two_factor_required: true, challenge_token: token, methods: await deps.factors.methodsOf(tx, user.id) };
}
