import type { SignedIn } from '@travesia/contracts/accounts';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentUser } from '../accounts.presenter.ts';
import type { KeptDevice } from './device.ts';
import { insertRefreshToken, insertSession } from './sessions.repo.ts';
import { signAccessToken } from './access-token.ts';
import type { UserRow } from '../users.repo.ts';

/** A session ends after so many days whatever happens; so does its refresh token. */
export const SESSION_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Opens a session for somebody who has proved who they are, in the caller's transaction. */
export async function openSession(
  tx: Tx,
  { clock, keys, membershipsOf }: AccountsDeps,
  user: UserRow,
  device: KeptDevice,
  proofs: string[],
): Promise<SignedIn> {
  const now = clock.now();
  const id = uuidv7();
  const refreshToken = keys.newToken();
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
  return {
    access_token: await signAccessToken(keys.accessToken, { userId: user.id, sessionId: id, role: user.role }, now),
    refresh_token: refreshToken,
    user: presentUser(user, await membershipsOf(tx, user.id)),
  };
}
