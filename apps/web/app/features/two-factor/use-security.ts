import { getTwoFactor } from '@travesia/contracts/two-factor';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useLoad } from '../../lib/calls/use-load.ts';

async function load() {
  const state = await sessionCall(getTwoFactor, {}, { background: true });
  noteOnPerson(state.totp_since !== null);
  return state;
}

/** The user's sign-in methods, as currently on the server. */
export const useSecurity = () => useLoad(['second factors'], load);

/** Other parts of the page read from the user whether two-factor authentication is on. */
function noteOnPerson(isOn: boolean): void {
  const { user } = useSession.getState();
  if (user && user.two_factor_enabled !== isOn) useSession.setState({ user: { ...user, two_factor_enabled: isOn } });
}
