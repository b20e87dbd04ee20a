import { browserCall } from '../api/browser-call.ts';
import type { SessionCallOptions } from '../session/session-call.ts';

/**
 * Sends a call with a key per action: pressing again after a lost response runs it only once. For `sessionCall`'s
 * `send`.
 */
export const sendOnce =
  (idempotencyKey: string): NonNullable<SessionCallOptions['send']> =>
  (token, endpoint, input, signal) =>
    browserCall({ idempotencyKey, ...(token ? { token: () => token } : {}) })(endpoint, input, signal);
