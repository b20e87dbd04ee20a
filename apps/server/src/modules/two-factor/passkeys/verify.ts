import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyRegistration, PasskeyAssertion } from '@travesia/contracts/two-factor';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { PasskeyRow } from '../passkeys.repo.ts';
import { ALGORITHMS, type RelyingParty } from './relying-party.ts';

type Registered = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Asserted = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** The new key in a device's response to a challenge. Throws `auth.passkey_not_valid` for any error. */
export async function verifyNewPasskey(
  { id, origin }: RelyingParty,
  passkey: PasskeyRegistration['passkey'],
  challenge: string,
) {
  const { verified, registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} } as Registered,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified) throw new ProblemError('auth.passkey_not_valid');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}

/**
 * What a device reports about a use of its key. Throws `auth.passkey_not_valid` for a wrong signature, origin or challenge, a
 * user the device did not verify, or a counter that did not increase.
 */
export async function verifyUse(
  { id, origin }: RelyingParty,
  passkey: PasskeyAssertion,
  challenge: string,
  known: PasskeyRow,
): Promise<{ counter: number; synced: boolean }> {
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} } as Asserted,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }),
  );
  if (!verified) throw new ProblemError('auth.passkey_not_valid');
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}

/** The library throws a different message per error; callers see a single problem. */
async function orRefuse<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (cause) {
    throw new ProblemError('auth.passkey_not_valid', { cause });
  }
}
