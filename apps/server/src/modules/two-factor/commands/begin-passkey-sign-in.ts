import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { CHALLENGE_MS } from '../passkeys/challenge.ts';
import { insertPasskeyChallenge } from '../passkeys.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';

/** WebAuthn options for signing in with a passkey; the device knows whose it is, so they reveal nothing about anyone. */
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
