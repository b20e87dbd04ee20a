import type { AccountsDeps } from '../accounts-deps.ts';
import { signAccessToken } from '../sessions/access-token.ts';

/** Another access token for the same session, valid for 15 minutes from now, as a refresh would return. */
export function renewToken({ keys, clock }: Pick<AccountsDeps, 'keys' | 'clock'>, token: string): Promise<string> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sub, sid, role } = JSON.parse(payload) as { sub: string; sid: string; role: string };
  return signAccessToken(keys.accessToken, { userId: sub, sessionId: sid, role }, clock.now());
}
