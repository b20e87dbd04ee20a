import { type Address, browserCall } from '../../lib/api/browser-call.ts';
import { forgetRecord } from '../../lib/device/device-json.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { refreshTokens } from '../../lib/session/refresh-tokens.ts';
import { dropTokens, readTokens } from '../../lib/session/tokens.ts';
import { AUTH_STORAGE } from './end-session.ts';

type Input = Parameters<ReturnType<typeof browserCall>>[1];

/**
 * Calls the API as the signed-in user, without the code of signed-in pages. Refreshes a rejected access token and retries once.
 * If the session has ended, it is also cleared on this page; the page itself stays.
 */
export async function accountCall(address: Address, input: Input = {}): Promise<unknown> {
  const token = readTokens()?.access_token ?? '';
  const callWith = (access: string) => browserCall({ token: () => access })(address, input);
  try {
    return await callWith(token);
  } catch (error) {
    if (problemOf(error)?.status !== 401) throw error;
    const { tokens, problem } = await refreshTokens(token);
    if (tokens) return callWith(tokens.access_token);
    if (problem?.status === 401) {
      forgetRecord(() => localStorage, AUTH_STORAGE);
      dropTokens();
    }
    throw error;
  }
}
