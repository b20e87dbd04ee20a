import { getTwoFactor } from '@travesia/contracts/two-factor';
import { useEffect, useState } from 'react';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** Whether the person has a passkey and this browser can use it; false until that is known. */
export function useHasPasskey(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    sessionCall(getTwoFactor, {}, { background: true }).then(
      ({ passkeys }) => setHas(passkeys.length > 0),
      // The password is there all the same.
      () => undefined,
    );
  }, []);
  return has;
}
