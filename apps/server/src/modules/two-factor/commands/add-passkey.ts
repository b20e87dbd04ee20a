import type { Passkey, PasskeyRegistration } from '@travesia/contracts/two-factor';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lockUser, nameDevice } from '../../accounts/index.ts';
import { noteChange } from '../note-change.ts';
import { challengeIn } from '../passkeys/challenge.ts';
import { MOST_PASSKEYS } from '../passkeys/most-passkeys.ts';
import { verifyNewPasskey } from '../passkeys/verify.ts';
import { insertPasskey, listPasskeys, takePasskeyChallenge } from '../passkeys.repo.ts';
import { presentPasskey } from '../two-factor.presenter.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';
import { ownSecurity } from '../two-factor.policy.ts';

/** Stores a new passkey, named after the device. Throws `auth.passkey_not_valid` and `auth.passkeys_full`. */
export async function addPasskey(
  { database, clock, relyingParty, hashChallenge }: TwoFactorKit,
  { passkey }: PasskeyRegistration,
  { actor, device }: RequestContext,
): Promise<Passkey> {
  const userId = ownSecurity(actor, clock);
  const at = clock.now();
  const challenge = challengeIn(passkey.response.clientDataJSON);
  // The first response consumes the challenge, valid or not.
  const asked = await unitOfWork(database, (tx) => takePasskeyChallenge(tx, hashChallenge(challenge), 'register', at));
  if (asked?.userId !== userId) throw new ProblemError('auth.passkey_not_valid');
  const key = await verifyNewPasskey(relyingParty, passkey, challenge);
  const id = uuidv7();
  return unitOfWork(database, async (tx) => {
    // Serialized so that the limit holds.
    await lockUser(tx, userId);
    if ((await listPasskeys(tx, userId)).length >= MOST_PASSKEYS) throw new ProblemError('auth.passkeys_full');
    const made = await insertPasskey(tx, {
      ...key,
      id,
      userId,
      transports: passkey.response.transports ?? [],
      name: nameDevice(device?.userAgent ?? '') || 'Passkey',
      createdAt: at,
    });
    if (!made) throw new ProblemError('auth.passkey_not_valid');
    await noteChange(tx, { userId, change: 'passkey_added', actor, at, passkeyId: id });
    return presentPasskey(made);
  });
}
