import { hash, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Access token claims. Permissions are read from the database, not from the token. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  role: string;
}

export const ACCESS_TOKEN_MINUTES = 15;
const ISSUER = 'travesia';
const AUDIENCE = 'travesia-api';
/** A dedicated token type (RFC 9068), so that no other token signed with our key is accepted as one. */
const TYPE = 'at+jwt';
/** Allowed clock difference between our processes. */
const SKEW_SECONDS = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signs a token that expires 15 minutes after `now`. */
export function signAccessToken(key: KeyObject, { userId, sessionId, role }: AccessClaims, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId, role })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_MINUTES * 60)
    .sign(key);
}

interface Verified extends AccessClaims {
  issued: number;
  expires: number;
}

/** Tokens remembered of each key. */
const MOST_KNOWN = 2000;
/**
 * Tokens whose signature was found ours, by their hash: whoever is signed in sends the same one many times, and verifying takes
 * longer than anything else before the first statement. What depends on the time is checked every time.
 */
const verified = new WeakMap<KeyObject, Map<string, Verified>>();

/** Returns the claims of a valid, unexpired token signed by us, otherwise null. */
export async function verifyAccessToken(key: KeyObject, token: string, now: Date): Promise<AccessClaims | null> {
  const known = verified.get(key) ?? new Map<string, Verified>();
  verified.set(key, known);
  const name = hash('sha256', token);
  const before = known.get(name);
  if (before) return isCurrent(before, now) ? before : null;
  const found = await verify(key, token, now);
  if (!found) return null;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, found);
  return found;
}

/** The limits of time that `jwtVerify` sets too. */
function isCurrent({ issued, expires }: Verified, now: Date): boolean {
  const at = Math.floor(now.getTime() / 1000);
  const age = at - issued;
  return expires > at - SKEW_SECONDS && age >= -SKEW_SECONDS && age <= ACCESS_TOKEN_MINUTES * 60 + SKEW_SECONDS;
}

async function verify(key: KeyObject, token: string, now: Date): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      maxTokenAge: `${ACCESS_TOKEN_MINUTES}m`,
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
    });
    const { sub = '', sid, role, iat = 0, exp = 0, nbf } = payload;
    if (nbf !== undefined || !UUID.test(sub) || typeof sid !== 'string' || !UUID.test(sid)) return null;
    return { userId: sub, sessionId: sid, role: String(role), issued: iat, expires: exp };
  } catch {
    // Same response whatever is wrong with the token.
    return null;
  }
}
