import { z } from 'zod';
import { Email } from '../../accounts/accounts.schema.ts';
import { CountryCode, DateOnly, Id, Key, Locale, Slug } from '../../kit/index.ts';
import { LikeProvider } from './providers.schema.ts';
import { Reason } from '../../audit/reason.ts';

const line = (max: number, description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')
    .meta({ description });
const long = (language: string) =>
  z
    .string()
    .trim()
    .max(4000)
    .meta({ description: `In ${language}.` });
const WebAddress = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .meta({ description: 'Website, with https://.' });

const Licence = z
  .strictObject({
    body: line(200, 'Issuing authority.'),
    number: line(80, 'Number.'),
    expires_on: DateOnly.nullable().meta({ description: 'Expiration date; null if it never expires.' }),
  })
  .meta({ id: 'FacilityLicence', description: 'A facility license, pending verification.' });

const fields = {
  name: line(160, 'Name patients know it by.'),
  type: Key.meta({ description: 'Type, one of `GET /provider-types`.' }),
  city: Slug.meta({ description: 'City slug; determines the country.' }),
  email: Email.nullable().meta({ description: 'Public address.' }),
  phone: line(40, 'Public phone number, with country code or as dialed locally.').nullable(),
  website: WebAddress.nullable(),
  street: line(240, 'Street and number.').nullable(),
  region: line(120, 'State, province or department.').nullable(),
  postal_code: line(20, 'Postal code.').nullable(),
  description: z
    .strictObject({ en: long('English'), es: long('Spanish'), pt: long('Portuguese') })
    .nullable()
    .meta({ description: 'Its description; in all three languages, or null.' }),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(20)
    .meta({ description: 'ISO 639-1 codes of languages spoken with patients.' }),
  founded_year: z.int().min(1500).max(2200).nullable().meta({ description: 'Year it opened.' }),
  beds: z.int().min(0).max(10_000).nullable().meta({ description: 'Beds.' }),
  settings: z
    .strictObject({
      allow_online_booking: z.boolean().meta({ description: 'Whether bookings are confirmed without approval.' }),
      require_deposit: z.boolean().meta({ description: 'Whether a deposit is required.' }),
      deposit_percentage: z.int().min(1).max(100).nullable().meta({ description: 'Deposit, percent of the price.' }),
    })
    .meta({ description: 'Booking settings.' }),
};

/** Fields of a provider that an admin edits, in form order. */
export const PROVIDER_FIELDS = Object.keys(fields) as (keyof typeof fields)[];
export type ProviderField = (typeof PROVIDER_FIELDS)[number];

export const ProviderEdit = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version the caller read.' }),
    reason: Reason,
    ...z.object(fields).partial().shape,
  })
  .meta({ id: 'ProviderEdit', description: 'Fields to change; omitted ones stay unchanged.' });
export type ProviderEdit = z.infer<typeof ProviderEdit>;

export const NewProvider = z
  .strictObject({
    name: fields.name,
    type: fields.type,
    city: fields.city,
    owner_email: Email.meta({ description: 'Email address of the owner to invite.' }),
    language: Locale.meta({ description: 'Language of the invitation.' }),
    email: fields.email.optional(),
    phone: fields.phone.optional(),
    website: fields.website.optional(),
    street: fields.street.optional(),
    region: fields.region.optional(),
    postal_code: fields.postal_code.optional(),
    licence: Licence.optional(),
    message: z.string().trim().max(1000).optional().meta({ description: 'Message in the invitation, plain text.' }),
  })
  .meta({ id: 'NewProvider', description: 'A provider and the owner to invite.' });
export type NewProvider = z.infer<typeof NewProvider>;

export const LikenessQuery = z.object({
  name: z.string().trim().max(160).optional().meta({ description: 'Name.' }),
  phone: z.string().trim().max(40).optional().meta({ description: 'Number, as typed.' }),
  licence: z.string().trim().max(80).optional().meta({ description: 'License number.' }),
  country: CountryCode.optional(),
  except: Id.optional().meta({ description: 'A provider to exclude from the comparison.' }),
});
export type LikenessQuery = z.infer<typeof LikenessQuery>;

export const LikeProviders = z
  .object({ data: z.array(LikeProvider).meta({ description: 'Most likely first, at most five.' }) })
  .meta({ id: 'LikeProviders', description: 'Possible duplicate providers.' });
