import { type SignedIn, signedInAnew } from '@travesia/contracts/accounts';
import type { AuditAction } from '@travesia/contracts/audit';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isShared } from '../../../platform/demo/demo-people.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentPerson } from '../people/present-person.ts';
import { deviceFacts, isNewDevice, type KeptDevice } from './device.ts';
import { insertRefreshToken, insertSession, listDevices } from './sessions.repo.ts';
import { signAccessToken } from './access-token.ts';
import type { UserRow } from '../people/users.repo.ts';

/** Maximum lifetime of a session and its refresh token, in days. */
export const SESSION_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Actions performed by the proof that opens a session, and the session's ID if earlier entries refer to it. */
export interface ByProof {
  acts?: readonly AuditAction[];
  sessionId?: string;
}

/** The actor of a session that isn't open yet. */
export const actorOfSession = (
  { id: userId, role, demo }: UserRow,
  sessionId: string,
  authenticatedAt: Date,
): Person => ({
  kind: 'person',
  userId,
  sessionId,
  role,
  authenticatedAt,
  demo,
});

/** Opens a session for an authenticated user, in the caller's transaction. */
export async function openSession(
  tx: Tx,
  deps: AccountsDeps,
  user: UserRow,
  device: KeptDevice,
  proofs: string[],
  { acts = [], sessionId: id = uuidv7() }: ByProof = {},
): Promise<SignedIn> {
  const { clock, keys } = deps;
  const now = clock.now();
  const refreshToken = keys.newToken();
  // Shared accounts are signed in from everywhere.
  const isAnew = !isShared(user) && isNewDevice(device, await listDevices(tx, user.id));
  await insertSession(tx, {
    id,
    userId: user.id,
    ...device,
    proofs,
    authenticatedAt: now,
    lastSeenAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
  });
  await insertRefreshToken(tx, keys.hashToken(refreshToken), id, now);
  const userId = user.id;
  const actor = actorOfSession(user, id, now);
  const facts = deviceFacts(device);
  for (const action of acts) await appendAudit(tx, { action, actor, at: now, subjectId: userId, facts });
  await appendAudit(tx, {
    action: 'account.signed_in',
    actor,
    at: now,
    subjectId: userId,
    facts: { ...facts, proofs: proofs.join(' ') },
  });
  if (isAnew) {
    const { device: browser, place } = facts;
    await appendEvent(tx, signedInAnew, { user_id: userId, session_id: id, device: browser || null, place });
  }
  return {
    access_token: await signAccessToken(keys.accessToken, { userId: user.id, sessionId: id, role: user.role }, now),
    refresh_token: refreshToken,
    user: await presentPerson(tx, deps, user),
  };
}
