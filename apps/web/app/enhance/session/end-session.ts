import { browserCall } from '../../lib/api/browser-call.ts';
import { forgetRecord } from '../../lib/device/device-json.ts';
import { forgetCompared } from '../../lib/device/kept.ts';
import { dropTokens, readTokens, type Tokens } from '../../lib/session/tokens.ts';

/** Storage key of the signed-in user. */
export const AUTH_STORAGE = 'auth-storage';
const LOGOUT = { method: 'POST', path: '/auth/logout' };
const REFRESH = { method: 'POST', path: '/auth/refresh' };

/**
 * Signs out without the code of signed-in pages, which is several times the size of a public page. Takes effect on this device
 * immediately, whether or not the server can be reached.
 */
export async function endSession(): Promise<void> {
  const tokens = readTokens();
  forgetCompared(() => localStorage);
  dropTokens();
  forgetRecord(() => localStorage, AUTH_STORAGE);
  if (tokens) await tellServer(tokens).catch(() => undefined);
}

/** An access token is valid for 15 minutes; an expired one has to be refreshed first. */
async function tellServer({ access_token, refresh_token }: Tokens): Promise<void> {
  const logOut = (token: string) => browserCall({ token: () => token })(LOGOUT);
  try {
    await logOut(access_token);
  } catch {
    const fresh = (await browserCall()(REFRESH, { body: { refresh_token } })) as Pick<Tokens, 'access_token'>;
    await logOut(fresh.access_token);
  }
}
