import { browserCall } from '../api/browser-call.ts';
import type { SessionCallOptions } from '../session/session-call.ts';

/** Sends a call under a key of its act: pressed again after a lost answer, it is done once. For `sessionCall`'s `send`. */
export const sendOnce =
  (idempotencyKey: string): NonNullable<SessionCallOptions['send']> =>
  (token, endpoint, input, signal) =>
    browserCall({ idempotencyKey, ...(token ? { token: () => token } : {}) })(endpoint, input, signal);
