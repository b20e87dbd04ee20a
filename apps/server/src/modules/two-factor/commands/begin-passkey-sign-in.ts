import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { CHALLENGE_MS } from '../passkeys/challenge.ts';
import { insertPasskeyChallenge } from '../passkeys.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';

/** What the browser is asked with for a proof by passkey; the device knows whose it is, so this says nothing of anybody. */
export async function beginPasskeySignIn({
  database,
  clock,
  relyingParty,
  hashChallenge,
}: TwoFactorKit): Promise<{ options: Record<string, unknown> }> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  const now = clock.now();
  await unitOfWork(database, (tx) =>
    insertPasskeyChallenge(tx, {
      challengeHash: hashChallenge(options.challenge),
      purpose: 'sign_in',
      createdAt: now,
      expiresAt: new Date(now.getTime() + CHALLENGE_MS),
    }),
  );
  return { options: { ...options } };
}
