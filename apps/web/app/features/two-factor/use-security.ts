import { getTwoFactor } from '@travesia/contracts/two-factor';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useLoad } from '../../lib/calls/use-load.ts';

async function load() {
  const state = await sessionCall(getTwoFactor, {}, { background: true });
  noteOnPerson(state.totp_since !== null);
  return state;
}

/** How the person signs in, as the server knows it now. */
export const useSecurity = () => useLoad(['second factors'], load);

/** Other parts of the page ask the person whether a second factor is on. */
function noteOnPerson(isOn: boolean): void {
  const { user } = useSession.getState();
  if (user && user.two_factor_enabled !== isOn) useSession.setState({ user: { ...user, two_factor_enabled: isOn } });
}
