import { z } from 'zod';
import { CountryCode, Id, Instant, Locale } from '../kit/index.ts';
import { AccountPurpose } from './consents.ts';
import { checkNames, namesInBothSpellings, namesInEitherSpelling } from './names.ts';
import { PASSWORD_MAX } from './password-rules.ts';
import { EMAIL, EMAIL_MAX, LINK_TOKEN } from './typed.ts';
import { UserRole } from '../access/roles.ts';

/** An email address; stored as written, compared case-insensitively. */
export const Email = z
  .string()
  .trim()
  .pipe(z.email({ pattern: EMAIL }).max(EMAIL_MAX))
  .meta({
    description: 'Email address.',
    example: 'rosa@example.com',
  });

/** Maximum bytes of a password field; longer ones are rejected before any processing. */
const PASSWORD_FIELD_MAX = PASSWORD_MAX * 8;
const Password = z.string().min(1).max(PASSWORD_FIELD_MAX).meta({
  description:
    '12 to 128 characters of any kind (at least 8 with two-factor authentication). Must not be a common password or contain the user’s name or email address.',
  example: 'una frase larga y propia',
});
/** A password that is only compared. */
const GivenPassword = z.string().min(1).max(PASSWORD_FIELD_MAX).meta({ description: 'Password.' });
/** The token in an email link. */
export const LinkToken = z
  .string()
  .min(LINK_TOKEN.min)
  .max(LINK_TOKEN.max)
  .regex(LINK_TOKEN.characters)
  .meta({ description: 'Token from the email link.', example: 'Zk3oQ1vW8yTn5rBc2LxHdA' });
const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217 code of the display currency.', example: 'USD' });
const TimeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9_+\-/]+$/)
  .meta({
    description: 'IANA time zone of the device, used to name the session’s location.',
    example: 'America/Bogota',
  });

export const User = z
  .object({
    id: Id,
    email: z.string().meta({ description: 'Email address.' }),
    role: UserRole,
    ...namesInBothSpellings,
    avatar_url: z.string().nullable().meta({ description: 'Picture URL, or null.' }),
    language: Locale,
    currency: Currency,
    country: CountryCode.optional().meta({ description: 'Country of residence, if the profile names one.' }),
    email_verified: z.boolean().meta({ description: 'Whether the email address is confirmed.' }),
    two_factor_enabled: z.boolean().meta({ description: 'Whether the account uses two-factor authentication.' }),
    demo: z.boolean().meta({ description: 'Whether this is a fictional demo user.' }),
    erase_after: Instant.optional().meta({
      description: 'When the account will be deleted, if deletion is scheduled. Its owner can cancel until then.',
    }),
    provider_id: Id.optional().meta({ description: 'The provider the user works for.' }),
    organization_id: Id.optional().meta({ description: 'The organization the user belongs to.' }),
  })
  .meta({ id: 'User', description: 'The signed-in user. Names come in both spellings.' });
export type User = z.infer<typeof User>;

export const Registration = z
  .strictObject({
    email: Email,
    password: Password,
    ...namesInEitherSpelling,
    phone: z.string().trim().min(4).max(40).optional().meta({ description: 'Phone number.' }),
    country: CountryCode.optional().meta({ description: 'Country of residence.' }),
    language: Locale.optional().meta({ description: 'Language of pages and emails; defaults to English.' }),
    currency: Currency.optional().meta({ description: 'Display currency, ISO 4217; defaults to US dollars.' }),
    accept_terms: z.literal(true).meta({ description: 'Agreement to the terms; required.' }),
    consents: z
      .array(AccountPurpose)
      .max(2)
      .optional()
      .meta({ description: 'Optional consents: storing health data, news by email.' }),
  })
  .check(checkNames)
  .meta({ id: 'Registration', description: 'A new patient account.' });
export type Registration = z.infer<typeof Registration>;

export const Credentials = z
  .strictObject({ email: Email, password: GivenPassword, time_zone: TimeZone.optional() })
  .meta({ id: 'Credentials', description: 'Sign-in credentials.' });
export type Credentials = z.infer<typeof Credentials>;

const AccessToken = z.string().meta({ description: 'Signed token for `Authorization: Bearer`, valid for 15 minutes.' });
const RefreshToken = z
  .string()
  .min(20)
  .max(200)
  .meta({ description: 'Opaque token to get new access tokens, valid for 30 days.' });

export const SignedIn = z
  .object({ access_token: AccessToken, refresh_token: RefreshToken, user: User })
  .meta({ id: 'SignedIn', description: 'A new session.' });
export type SignedIn = z.infer<typeof SignedIn>;

export const RefreshRequest = z
  .strictObject({
    refresh_token: RefreshToken,
    rotate: z.boolean().optional().meta({
      description:
        'Also returns a new refresh token and invalidates this one. Reusing this one more than ten seconds later ends the session.',
    }),
  })
  .meta({ id: 'RefreshRequest', description: 'Requests a new access token.' });

export const Refreshed = z
  .object({ access_token: AccessToken, refresh_token: RefreshToken.optional() })
  .meta({ id: 'Refreshed', description: 'A new access token, and a new refresh token if requested.' });

export const AddressOnly = z
  .strictObject({ email: Email })
  .meta({ id: 'AddressOnly', description: 'The email address of an account that may exist.' });

export const LinkProof = z
  .strictObject({ token: LinkToken, time_zone: TimeZone.optional() })
  .meta({ id: 'LinkProof', description: 'Confirms an email address with the emailed link.' });

export const NewPassword = z
  .strictObject({ token: LinkToken, password: Password, time_zone: TimeZone.optional() })
  .meta({ id: 'NewPassword', description: 'A new password, set with the emailed link.' });

export const PasswordChange = z
  .strictObject({ current_password: GivenPassword, new_password: Password })
  .meta({ id: 'PasswordChange', description: 'A new password, set with the current one.' });

export const DemoSignIn = z
  .strictObject({
    demo_token: z.string().max(200).meta({ description: 'The fixed demo token.' }),
    role: UserRole,
  })
  .meta({ id: 'DemoSignIn', description: 'Signs in as the demo user of a role.' });

export const Session = z
  .object({
    id: Id,
    current: z.boolean().meta({ description: 'Whether this is the current session.' }),
    device: z.string().meta({ description: 'Browser and operating system, as reported.', example: 'Firefox, Android' }),
    place: z.string().nullable().meta({
      description: 'City of the device’s time zone, or null.',
      example: 'Bogota',
    }),
    network: z.string().meta({ description: 'IP network, with the last part removed.', example: '203.0.113.x' }),
    created_at: Instant.meta({ description: 'When the device signed in.' }),
    last_seen_at: Instant.meta({ description: 'When it last got a new access token.' }),
    expires_at: Instant.meta({ description: 'When the session ends at the latest.' }),
  })
  .meta({ id: 'Session', description: 'A signed-in device.' });
export type Session = z.infer<typeof Session>;
