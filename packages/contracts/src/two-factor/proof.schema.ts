import { z } from 'zod';
import { challenge } from '../accounts/second-factor.schema.ts';
import { digitsOf, TOTP_DIGITS, TOTP_TYPED_MAX } from './totp-code.ts';

/** As people type it: `123 456` is a code too. */
export const TotpCode = z
  .string()
  .max(TOTP_TYPED_MAX)
  .transform(digitsOf)
  .pipe(z.string().regex(TOTP_DIGITS))
  .meta({ description: 'Six digits of the authenticator app; spaces do not count.', example: '123456' });
const RecoveryCode = z.string().trim().min(8).max(40).meta({
  description: 'One of the recovery codes, used up by this.',
  example: 'k7q2m-9xw4t',
});

/** Base64url as browsers write keys and signatures; longer ones are none of ours. */
export const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/);
/** What browsers add of their own accord and we do not use. */
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
        clientDataJSON: Base64Url.meta({ description: 'What the browser signed for: challenge and origin.' }),
        authenticatorData: Base64Url.meta({ description: 'What the device says of itself.' }),
        signature: Base64Url.meta({ description: 'Signature over both.' }),
        userHandle: Base64Url.nullish().meta({ description: 'Whose passkey it is.' }),
      })
      .meta({ description: 'The answer of the device.' }),
    ...ignoredByUs,
  })
  .meta({
    id: 'PasskeyAssertion',
    description:
      'Proof by a passkey: AuthenticationResponseJSON of WebAuthn, for options of `POST /auth/passkeys/sign-in/options`.',
  });
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const CodeProof = z.strictObject({ code: TotpCode }).meta({ description: 'By a code of the authenticator app.' });
const RecoveryProof = z.strictObject({ recovery_code: RecoveryCode }).meta({ description: 'By a recovery code.' });
const PasskeyProof = z.strictObject({ passkey: PasskeyAssertion }).meta({ description: 'By a passkey.' });

/** Proof of a second factor, by one of its methods. */
export type SecondFactorProof =
  | z.infer<typeof CodeProof>
  | z.infer<typeof RecoveryProof>
  | z.infer<typeof PasskeyProof>;

export const SecondStep = z
  .union([CodeProof.extend(challenge), RecoveryProof.extend(challenge), PasskeyProof.extend(challenge)])
  .meta({ id: 'SecondStep', description: 'The second step of a sign-in, by one of the methods.' });
export type SecondStep = z.infer<typeof SecondStep>;

export const IdentityProof = z
  .union([
    z
      .strictObject({
        password: z.string().min(1).max(1024).meta({ description: 'The password.' }),
      })
      .meta({ description: 'By the password.' }),
    CodeProof,
    PasskeyProof,
  ])
  .meta({ id: 'IdentityProof', description: 'Proof that the person of a session is still the one who uses it.' });
export type IdentityProof = z.infer<typeof IdentityProof>;
