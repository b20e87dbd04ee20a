import type { PasskeyAssertion } from '@travesia/contracts/two-factor';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { challengeIn } from '../passkeys/challenge.ts';
import { verifyUse } from '../passkeys/verify.ts';
import { findPasskeyByCredential, notePasskeyUse, takePasskeyChallenge } from '../passkeys.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';

/** Returns the owner of the passkey that answered a challenge, and consumes the challenge. Throws `auth.passkey_not_valid`. */
export async function provePasskey(
  { database, clock, relyingParty, hashChallenge }: TwoFactorKit,
  passkey: PasskeyAssertion,
): Promise<string> {
  const at = clock.now();
  const challenge = challengeIn(passkey.response.clientDataJSON);
  const asked = await unitOfWork(database, (tx) => takePasskeyChallenge(tx, hashChallenge(challenge), 'sign_in', at));
  const known = asked && (await findPasskeyByCredential(database.db, passkey.id));
  if (!known || !isOwner(passkey, known.userId)) throw new ProblemError('auth.passkey_not_valid');
  const use = await verifyUse(relyingParty, passkey, challenge, known);
  const counted = await unitOfWork(database, (tx) => notePasskeyUse(tx, known, { ...use, at }));
  if (!counted) throw new ProblemError('auth.passkey_not_valid');
  return known.userId;
}

/** The user the device reports must be the owner we have on record. */
const isOwner = ({ response: { userHandle } }: PasskeyAssertion, userId: string): boolean =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === userId;
