import { z } from 'zod';
import { challenge } from '../accounts/second-factor.schema.ts';
import { digitsOf, TOTP_DIGITS, TOTP_TYPED_MAX } from './totp-code.ts';

/** As users type it: `123 456` is a code too. */
export const TotpCode = z
  .string()
  .max(TOTP_TYPED_MAX)
  .transform(digitsOf)
  .pipe(z.string().regex(TOTP_DIGITS))
  .meta({ description: 'Six digits from the authenticator app; spaces are ignored.', example: '123456' });
const RecoveryCode = z.string().trim().min(8).max(40).meta({
  description: 'A recovery code, used up by this request.',
  example: 'k7q2m-9xw4t',
});

/** Base64url as browsers encode keys and signatures; longer values can't be ours. */
export const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/);
/** Fields browsers add that we don't use. */
export const ignoredByUs = {
  clientExtensionResults: z.record(z.string(), z.unknown()).optional().meta({ description: 'Not used.' }),
  authenticatorAttachment: z.string().max(40).nullish().meta({ description: 'Not used.' }),
};

export const PasskeyAssertion = z
  .object({
    id: Base64Url.meta({ description: 'Credential id.' }),
    rawId: Base64Url.meta({ description: 'The same id.' }),
    type: z.literal('public-key').meta({ description: 'Kind of credential.' }),
    response: z
      .object({
        clientDataJSON: Base64Url.meta({ description: 'Data the browser signed: challenge and origin.' }),
        authenticatorData: Base64Url.meta({ description: 'Data about the authenticator.' }),
        signature: Base64Url.meta({ description: 'Signature over both.' }),
        userHandle: Base64Url.nullish().meta({ description: 'User the passkey belongs to.' }),
      })
      .meta({ description: 'Response of the authenticator.' }),
    ...ignoredByUs,
  })
  .meta({
    id: 'PasskeyAssertion',
    description:
      'Proof with a passkey: AuthenticationResponseJSON of WebAuthn, for options of `POST /auth/passkeys/sign-in/options`.',
  });
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const CodeProof = z.strictObject({ code: TotpCode }).meta({ description: 'With a code from the authenticator app.' });
const RecoveryProof = z.strictObject({ recovery_code: RecoveryCode }).meta({ description: 'With a recovery code.' });
const PasskeyProof = z.strictObject({ passkey: PasskeyAssertion }).meta({ description: 'With a passkey.' });

/** Proof of a second factor, with one of its methods. */
export type SecondFactorProof =
  | z.infer<typeof CodeProof>
  | z.infer<typeof RecoveryProof>
  | z.infer<typeof PasskeyProof>;

export const SecondStep = z
  .union([CodeProof.extend(challenge), RecoveryProof.extend(challenge), PasskeyProof.extend(challenge)])
  .meta({ id: 'SecondStep', description: 'The second step of a sign-in, with one of the methods.' });
export type SecondStep = z.infer<typeof SecondStep>;

export const IdentityProof = z
  .union([
    z
      .strictObject({
        password: z.string().min(1).max(1024).meta({ description: 'Password.' }),
      })
      .meta({ description: 'With the password.' }),
    CodeProof,
    PasskeyProof,
  ])
  .meta({ id: 'IdentityProof', description: 'Proof that the session’s user is still present.' });
export type IdentityProof = z.infer<typeof IdentityProof>;
