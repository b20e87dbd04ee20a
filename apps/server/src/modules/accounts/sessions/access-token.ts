import { jwtVerify, SignJWT } from 'jose';

/** What an access token says. What the person may do is read from the database, not from it. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  role: string;
}

export const ACCESS_TOKEN_MINUTES = 15;
const ISSUER = 'travesia';
const AUDIENCE = 'travesia-api';
/** A token type of its own (RFC 9068): no other token signed with a key of ours passes for one. */
const TYPE = 'at+jwt';
/** Clocks of two of our processes may differ by so much. */
const SKEW_SECONDS = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signs a token that is good for 15 minutes from `now`. */
export function signAccessToken(
  key: Uint8Array,
  { userId, sessionId, role }: AccessClaims,
  now: Date,
): Promise<string> {
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

/** The claims of a token that is ours, whole and in time; otherwise null. */
export async function verifyAccessToken(key: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
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
    const { sub = '', sid, role } = payload;
    if (!UUID.test(sub) || typeof sid !== 'string' || !UUID.test(sid)) return null;
    return { userId: sub, sessionId: sid, role: String(role) };
  } catch {
    // Whatever is wrong with it, the answer is the same.
    return null;
  }
}
