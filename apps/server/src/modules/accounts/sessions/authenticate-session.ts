import type { UserRole } from '@travesia/contracts/access';
import { whileDemo } from '../../../platform/demo/demo-mode.ts';
import { isShared } from '../../../platform/demo/demo-people.ts';
import type { Authenticate } from '../../../platform/http/authenticate.ts';
import type { AccountsSetup } from '../accounts-deps.ts';
import { createAccountKeys } from '../account-keys.ts';
import { maySignIn } from '../people/may-sign-in.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { findLiveSession, findLiveSessions, type LiveSession } from './sessions.repo.ts';
import { verifyAccessToken } from './access-token.ts';

/**
 * Resolves an access token to its user. Session and role are read on every request, so that an ended session or a revoked role
 * has no effect from the next request on. Demo users are accepted while demo mode is on.
 */
export function authenticateSessions({
  database,
  clock,
  secret,
  demo,
  twoFactorRoles = [],
}: AccountsSetup): Authenticate {
  const { accessToken: key } = createAccountKeys(secret);
  return async (token) => {
    const now = clock.now();
    const claims = await verifyAccessToken(key, token, now);
    const live = claims && whileDemo(demo, await findLiveSession(database.db, claims.sessionId, now));
    if (!live || live.session.userId !== claims.userId || !maySignIn(live.status)) return null;
    return personOf(live, twoFactorRoles);
  };
}

/** Resolves sessions to their users, for connections that last: by one query. Sessions that ended are absent. */
export function peopleOfSessions({ database, clock, demo, twoFactorRoles = [] }: AccountsSetup) {
  return async (sessionIds: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
    const found = await findLiveSessions(database.db, sessionIds, clock.now());
    const people = found
      .filter((live) => whileDemo(demo, live) && maySignIn(live.status))
      .map((live) => personOf(live, twoFactorRoles));
    return new Map(people.map((person) => [person.sessionId, person]));
  };
}

function personOf(live: LiveSession, twoFactorRoles: readonly UserRole[]): Person {
  const { id: sessionId, userId, authenticatedAt, proofs } = live.session;
  const { role } = live;
  // A passkey counts as two factors: the device, and what unlocks it.
  const hasTwo = live.twoFactorSince !== null || proofs.includes('passkey');
  const needsTwoFactor = twoFactorRoles.includes(role) && !hasTwo && !isShared(live);
  return { kind: 'person', userId, sessionId, authenticatedAt, role, demo: live.demo, needsTwoFactor };
}
