import { z } from 'zod';
import { CountryCode, Id, Instant, Locale } from '../kit/index.ts';
import { AccountPurpose } from './consents.ts';
import { checkNames, namesInBothSpellings, namesInEitherSpelling } from './names.ts';
import { PASSWORD_MAX } from './password-rules.ts';
import { EMAIL, EMAIL_MAX, LINK_TOKEN } from './typed.ts';
import { UserRole } from '../access/roles.ts';

/** An address for mail; kept as written, compared without regard to case. */
export const Email = z
  .string()
  .trim()
  .pipe(z.email({ pattern: EMAIL }).max(EMAIL_MAX))
  .meta({
    description: 'E-mail address.',
    example: 'rosa@example.com',
  });

/** Most bytes of a password field: a longer one is refused before anything looks at it. */
const PASSWORD_FIELD_MAX = PASSWORD_MAX * 8;
const Password = z.string().min(1).max(PASSWORD_FIELD_MAX).meta({
  description:
    'At least 12 characters (8 with a second factor), at most 128, of any kind; neither a common password nor holding the person’s own name or address.',
  example: 'una frase larga y propia',
});
/** A password that is only compared. */
const GivenPassword = z.string().min(1).max(PASSWORD_FIELD_MAX).meta({ description: 'The password.' });
/** What a mail's link carries. */
export const LinkToken = z
  .string()
  .min(LINK_TOKEN.min)
  .max(LINK_TOKEN.max)
  .regex(LINK_TOKEN.characters)
  .meta({ description: 'Token of the link in the mail.', example: 'Zk3oQ1vW8yTn5rBc2LxHdA' });
const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217 code of the currency prices are shown in.', example: 'USD' });
const TimeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9_+\-/]+$/)
  .meta({ description: 'IANA time zone of the device, to name the place of the session.', example: 'America/Bogota' });

export const User = z
  .object({
    id: Id,
    email: z.string().meta({ description: 'E-mail address.' }),
    role: UserRole,
    ...namesInBothSpellings,
    avatar_url: z.string().nullable().meta({ description: 'Picture, or null.' }),
    language: Locale,
    currency: Currency,
    email_verified: z.boolean().meta({ description: 'Whether the address was proved by a link.' }),
    two_factor_enabled: z.boolean().meta({ description: 'Whether signing in asks for a second factor.' }),
    demo: z.boolean().meta({ description: 'Whether it is an invented person of the demonstration.' }),
    erase_after: Instant.optional().meta({
      description: 'While the account waits to be erased: when that happens, unless its owner keeps it.',
    }),
    provider_id: Id.optional().meta({ description: 'The provider the person works for.' }),
    organization_id: Id.optional().meta({ description: 'The organization the person belongs to.' }),
  })
  .meta({ id: 'User', description: 'The signed-in person. Names come in both spellings.' });
export type User = z.infer<typeof User>;

export const Registration = z
  .strictObject({
    email: Email,
    password: Password,
    ...namesInEitherSpelling,
    phone: z.string().trim().min(4).max(40).optional().meta({ description: 'Telephone number.' }),
    country: CountryCode.optional().meta({ description: 'Country they live in.' }),
    language: Locale.optional().meta({ description: 'Language of mails; English when not given.' }),
    accept_terms: z.literal(true).meta({ description: 'Agreement to the terms; without it there is no account.' }),
    consents: z
      .array(AccountPurpose)
      .max(2)
      .optional()
      .meta({ description: 'Further purposes agreed to: keeping health data, news by mail.' }),
  })
  .check(checkNames)
  .meta({ id: 'Registration', description: 'A new patient account.' });
export type Registration = z.infer<typeof Registration>;

export const Credentials = z
  .strictObject({ email: Email, password: GivenPassword, time_zone: TimeZone.optional() })
  .meta({ id: 'Credentials', description: 'What a person signs in with.' });
export type Credentials = z.infer<typeof Credentials>;

const AccessToken = z.string().meta({ description: 'Signed token for `Authorization: Bearer`, 15 minutes.' });
const RefreshToken = z.string().min(20).max(200).meta({ description: 'Opaque token for new access tokens, 30 days.' });

export const SignedIn = z
  .object({ access_token: AccessToken, refresh_token: RefreshToken, user: User })
  .meta({ id: 'SignedIn', description: 'A new session.' });
export type SignedIn = z.infer<typeof SignedIn>;

export const RefreshRequest = z
  .strictObject({
    refresh_token: RefreshToken,
    rotate: z.boolean().optional().meta({
      description:
        'Asks for a new refresh token as well, which spends this one. Ten seconds later it ends the session.',
    }),
  })
  .meta({ id: 'RefreshRequest', description: 'Asks for a new access token.' });

export const Refreshed = z
  .object({ access_token: AccessToken, refresh_token: RefreshToken.optional() })
  .meta({ id: 'Refreshed', description: 'A new access token, and a new refresh token when one was asked for.' });

export const AddressOnly = z
  .strictObject({ email: Email })
  .meta({ id: 'AddressOnly', description: 'The address of an account that may exist.' });

export const LinkProof = z
  .strictObject({ token: LinkToken, time_zone: TimeZone.optional() })
  .meta({ id: 'LinkProof', description: 'Proof of an address by the link that was mailed to it.' });

export const NewPassword = z
  .strictObject({ token: LinkToken, password: Password, time_zone: TimeZone.optional() })
  .meta({ id: 'NewPassword', description: 'A new password, by the link that was mailed.' });

export const PasswordChange = z
  .strictObject({ current_password: GivenPassword, new_password: Password })
  .meta({ id: 'PasswordChange', description: 'A new password, by the present one.' });

export const DemoSignIn = z
  .strictObject({
    demo_token: z.string().max(200).meta({ description: 'The fixed token of demonstrations.' }),
    role: UserRole,
  })
  .meta({ id: 'DemoSignIn', description: 'Asks to be signed in as the demonstration’s person of a role.' });

export const Session = z
  .object({
    id: Id,
    current: z.boolean().meta({ description: 'Whether it is the session that asks.' }),
    device: z.string().meta({ description: 'Browser and system, as far as they say so.', example: 'Firefox, Android' }),
    place: z.string().nullable().meta({
      description: 'City of the device’s time zone, or null.',
      example: 'Bogota',
    }),
    network: z.string().meta({ description: 'Network it came from, without its last part.', example: '203.0.113.x' }),
    created_at: Instant.meta({ description: 'When it was signed in.' }),
    last_seen_at: Instant.meta({ description: 'When it last got a new access token.' }),
    expires_at: Instant.meta({ description: 'When it ends whatever happens.' }),
  })
  .meta({ id: 'Session', description: 'A device that is signed in.' });
export type Session = z.infer<typeof Session>;
