import { logout } from '@travesia/contracts/accounts';
import { browserCall } from '../../api/browser-call.ts';
import { forgetCompared } from '../../device/kept.ts';
import { endIdleClock } from './last-act.ts';
import { leaveForLogin } from '../leave.ts';
import { dropTokens, readTokens } from '../tokens.ts';

/** Ends a session after inactivity: on this device, in all tabs, and on the server if reachable. */
export function expireSession(): void {
  const token = readTokens()?.access_token;
  leaveForLogin('session_expired');
  if (token) {
    // Not awaited: the page is being left.
    void browserCall({ token: () => token, keepalive: true })(logout).catch(() => undefined);
  }
  forgetCompared(() => localStorage);
  // Before the tokens, whose removal the other tabs notice: they check the reason.
  endIdleClock();
  dropTokens();
}
