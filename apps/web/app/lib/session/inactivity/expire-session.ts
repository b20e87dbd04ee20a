import { logout } from '@travesia/contracts/accounts';
import { browserCall } from '../../api/browser-call.ts';
import { forgetCompared } from '../../device/kept.ts';
import { endIdleClock } from './last-act.ts';
import { leaveForLogin } from '../leave.ts';
import { dropTokens, readTokens } from '../tokens.ts';

/** Ends a session after inactivity: on this device, for all tabs, and on the server as well as it can be reached. */
export function expireSession(): void {
  const token = readTokens()?.access_token;
  leaveForLogin('session_expired');
  if (token) {
    // Nobody waits for it: the page is being left.
    void browserCall({ token: () => token, keepalive: true })(logout).catch(() => undefined);
  }
  forgetCompared(() => localStorage);
  // Before the tokens, whose end the other tabs hear of: they ask why.
  endIdleClock();
  dropTokens();
}
