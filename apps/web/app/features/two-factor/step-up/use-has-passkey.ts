import { getTwoFactor } from '@travesia/contracts/two-factor';
import { useEffect, useState } from 'react';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** Whether the user has a passkey that this browser can use; false until known. */
export function useHasPasskey(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    sessionCall(getTwoFactor, {}, { background: true }).then(
      ({ passkeys }) => setHas(passkeys.length > 0),
      // The password still works.
      () => undefined,
    );
  }, []);
  return has;
}
