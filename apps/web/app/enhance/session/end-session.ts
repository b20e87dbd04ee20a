import { browserCall } from '../../lib/api/browser-call.ts';
import { forgetRecord } from '../../lib/device/device-json.ts';
import { forgetCompared } from '../../lib/device/kept.ts';
import { dropTokens, readTokens, type Tokens } from '../../lib/session/tokens.ts';

/** Where the session keeps who is signed in. */
export const AUTH_STORAGE = 'auth-storage';
const LOGOUT = { method: 'POST', path: '/auth/logout' };
const REFRESH = { method: 'POST', path: '/auth/refresh' };

/**
 * Signs out without the code of the signed-in screens, which is several times what a public page weighs. On this device
 * it is over at once; whether the server could be told changes nothing here.
 */
export async function endSession(): Promise<void> {
  const tokens = readTokens();
  forgetCompared(() => localStorage);
  dropTokens();
  forgetRecord(() => localStorage, AUTH_STORAGE);
  if (tokens) await tellServer(tokens).catch(() => undefined);
}

/** An access token is good for a quarter of an hour; with an older one a new one has to be asked for first. */
async function tellServer({ access_token, refresh_token }: Tokens): Promise<void> {
  const logOut = (token: string) => browserCall({ token: () => token })(LOGOUT);
  try {
    await logOut(access_token);
  } catch {
    const fresh = (await browserCall()(REFRESH, { body: { refresh_token } })) as Pick<Tokens, 'access_token'>;
    await logOut(fresh.access_token);
  }
}
