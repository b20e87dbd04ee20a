import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';
import { Base64Url, ignoredByUs, PasskeyAssertion, TotpCode } from './proof.schema.ts';

/** Number of recovery codes created at a time. */
export const RECOVERY_CODES = 10;

export const TotpStart = z
  .object({
    otpauth_uri: z.string().meta({
      description: 'For the authenticator app, shown as a QR code.',
      example: 'otpauth://totp/Travesia:rosa%40example.com?issuer=Travesia&secret=JBSWY3DPEHPK3PXP',
    }),
    secret: z.string().meta({ description: 'The same for manual entry, in base32.', example: 'JBSWY3DPEHPK3PXP' }),
  })
  .meta({ id: 'TotpStart', description: 'Setup data for an authenticator app; takes effect after the first code.' });
export type TotpStart = z.infer<typeof TotpStart>;

export const TotpConfirmation = z
  .strictObject({ code: TotpCode })
  .meta({ id: 'TotpConfirmation', description: 'The first code of the app.' });

export const RecoveryCodes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .meta({ description: 'Each signs in once instead of an app code. They are shown only this once.' }),
  })
  .meta({ id: 'RecoveryCodes', description: 'New recovery codes; earlier ones stop working.' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const PasskeyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')
  .meta({ description: 'Name given by its owner.', example: 'My phone' });

export const Passkey = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name given by its owner.' }),
    created_at: Instant.meta({ description: 'When it was added.' }),
    last_used_at: Instant.nullable().meta({ description: 'When it was last used to sign in, or null.' }),
    synced: z.boolean().meta({ description: 'Whether it is synced to its owner’s other devices.' }),
  })
  .meta({ id: 'Passkey', description: 'A key on a device that signs in without a password.' });
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyRename = z
  .strictObject({ name: PasskeyName })
  .meta({ id: 'PasskeyRename', description: 'A new name for a passkey.' });

export const TwoFactorState = z
  .object({
    totp_since: Instant.nullable().meta({ description: 'Since when app codes are required, or null.' }),
    recovery_codes_left: z.int().meta({ description: 'Unused recovery codes.' }),
    passkeys: z.array(Passkey).meta({ description: 'Passkeys, newest first.' }),
    demanded: z.boolean().meta({ description: 'Whether the user’s role requires two-factor authentication.' }),
  })
  .meta({ id: 'TwoFactorState', description: 'A user’s sign-in methods besides the password.' });
export type TwoFactorState = z.infer<typeof TwoFactorState>;

const options = z.record(z.string(), z.unknown());

export const PasskeyOptions = z
  .object({
    options: options.meta({
      description: 'PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON of WebAuthn.',
    }),
  })
  .meta({ id: 'PasskeyOptions', description: 'Options for the browser; valid for five minutes and one response.' });

export const PasskeyRegistration = z
  .strictObject({
    passkey: z
      .object({
        id: Base64Url.meta({ description: 'Credential id.' }),
        rawId: Base64Url.meta({ description: 'The same id.' }),
        type: z.literal('public-key').meta({ description: 'Kind of credential.' }),
        response: z
          .object({
            clientDataJSON: Base64Url.meta({ description: 'Data the browser responded to: challenge and origin.' }),
            attestationObject: Base64Url.meta({ description: 'The new key, and data about the authenticator.' }),
            transports: z
              .array(z.string().max(20))
              .max(10)
              .optional()
              .meta({ description: 'How the authenticator can be reached.' }),
          })
          .meta({ description: 'Response of the authenticator.' }),
        ...ignoredByUs,
      })
      .meta({ id: 'PasskeyAttestation', description: 'A new passkey: RegistrationResponseJSON of WebAuthn.' }),
  })
  .meta({ id: 'PasskeyRegistration', description: 'A new passkey for options of `POST /auth/passkeys/options`.' });
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

export const PasskeySignIn = z
  .strictObject({
    passkey: PasskeyAssertion,
    time_zone: z
      .string()
      .max(60)
      .regex(/^[A-Za-z0-9_+\-/]+$/)
      .optional()
      .meta({
        description: 'IANA time zone of the device, used to name the session’s location.',
        example: 'America/Bogota',
      }),
  })
  .meta({ id: 'PasskeySignIn', description: 'Signs in with a passkey alone.' });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;
