import { generateRegistrationOptions } from '@simplewebauthn/server';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findUser } from '../../accounts/index.ts';
import { CHALLENGE_MS } from '../passkeys/challenge.ts';
import { MOST_PASSKEYS } from '../passkeys/most-passkeys.ts';
import { ALGORITHMS } from '../passkeys/relying-party.ts';
import { insertPasskeyChallenge, listPasskeys } from '../passkeys.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';
import { ownSecurity } from '../two-factor.policy.ts';

/** WebAuthn options for creating a passkey, excluding devices that already have one. Throws `auth.passkeys_full`. */
export async function beginPasskey(
  { database, clock, relyingParty, hashChallenge }: TwoFactorKit,
  actor: Actor,
): Promise<{ options: Record<string, unknown> }> {
  const userId = ownSecurity(actor, clock);
  const user = await findUser(database.db, userId);
  const present = await listPasskeys(database.db, userId);
  if (!user) throw new ProblemError('access.signed_out');
  if (present.length >= MOST_PASSKEYS) throw new ProblemError('auth.passkeys_full');
  const options = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Discoverable, so that no email is needed; with user verification, so that it counts as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const now = clock.now();
  await unitOfWork(database, (tx) =>
    insertPasskeyChallenge(tx, {
      challengeHash: hashChallenge(options.challenge),
      purpose: 'register',
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CHALLENGE_MS),
    }),
  );
  return { options: { ...options } };
}
