import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';
import { Base64Url, ignoredByUs, PasskeyAssertion, TotpCode } from './proof.schema.ts';

/** How many recovery codes are made at a time. */
export const RECOVERY_CODES = 10;

export const TotpStart = z
  .object({
    otpauth_uri: z.string().meta({
      description: 'For the authenticator app, shown as a QR code.',
      example: 'otpauth://totp/Travesia:rosa%40example.com?issuer=Travesia&secret=JBSWY3DPEHPK3PXP',
    }),
    secret: z.string().meta({ description: 'The same to type, in base32.', example: 'JBSWY3DPEHPK3PXP' }),
  })
  .meta({ id: 'TotpStart', description: 'What an authenticator app is set up with; it counts after the first code.' });
export type TotpStart = z.infer<typeof TotpStart>;

export const TotpConfirmation = z
  .strictObject({ code: TotpCode })
  .meta({ id: 'TotpConfirmation', description: 'The first code of the app.' });

export const RecoveryCodes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .meta({ description: 'Each signs in once in place of a code of the app. They are told this once.' }),
  })
  .meta({ id: 'RecoveryCodes', description: 'New recovery codes; earlier ones do not work any more.' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const PasskeyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')
  .meta({ description: 'What its owner calls it.', example: 'My phone' });

export const Passkey = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'What its owner calls it.' }),
    created_at: Instant.meta({ description: 'When it was added.' }),
    last_used_at: Instant.nullable().meta({ description: 'When it last signed somebody in, or null.' }),
    synced: z.boolean().meta({ description: 'Whether its owner’s other devices have it too.' }),
  })
  .meta({ id: 'Passkey', description: 'A key on a device that signs in without a password.' });
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyRename = z
  .strictObject({ name: PasskeyName })
  .meta({ id: 'PasskeyRename', description: 'A new name for a passkey.' });

export const TwoFactorState = z
  .object({
    totp_since: Instant.nullable().meta({ description: 'Since when codes of an app are asked for, or null.' }),
    recovery_codes_left: z.int().meta({ description: 'Recovery codes that have not been used.' }),
    passkeys: z.array(Passkey).meta({ description: 'Passkeys, the newest first.' }),
    demanded: z.boolean().meta({ description: 'Whether the person’s role must have a second factor.' }),
  })
  .meta({ id: 'TwoFactorState', description: 'How a person signs in beside the password.' });
export type TwoFactorState = z.infer<typeof TwoFactorState>;

const options = z.record(z.string(), z.unknown());

export const PasskeyOptions = z
  .object({
    options: options.meta({
      description: 'PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON of WebAuthn.',
    }),
  })
  .meta({ id: 'PasskeyOptions', description: 'What the browser is asked with; for five minutes and one answer.' });

export const PasskeyRegistration = z
  .strictObject({
    passkey: z
      .object({
        id: Base64Url.meta({ description: 'Credential id.' }),
        rawId: Base64Url.meta({ description: 'The same id.' }),
        type: z.literal('public-key').meta({ description: 'Kind of credential.' }),
        response: z
          .object({
            clientDataJSON: Base64Url.meta({ description: 'What the browser answered to: challenge and origin.' }),
            attestationObject: Base64Url.meta({ description: 'The new key, and what the device says of itself.' }),
            transports: z
              .array(z.string().max(20))
              .max(10)
              .optional()
              .meta({ description: 'How the device can be reached.' }),
          })
          .meta({ description: 'The answer of the device.' }),
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
        description: 'IANA time zone of the device, to name the place of the session.',
        example: 'America/Bogota',
      }),
  })
  .meta({ id: 'PasskeySignIn', description: 'Signs in by a passkey alone.' });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;
