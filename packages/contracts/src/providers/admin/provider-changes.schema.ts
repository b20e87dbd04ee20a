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
  .meta({ description: 'Web address, with https://.' });

const Licence = z
  .strictObject({
    body: line(200, 'Authority that granted it.'),
    number: line(80, 'Number.'),
    expires_on: DateOnly.nullable().meta({ description: 'Last day; null when it has none.' }),
  })
  .meta({ id: 'FacilityLicence', description: 'The licence of a facility, still to be checked.' });

const fields = {
  name: line(160, 'Name that patients know.'),
  type: Key.meta({ description: 'Kind, one of `GET /provider-types`.' }),
  city: Slug.meta({ description: 'City, by slug; the country follows from it.' }),
  email: Email.nullable().meta({ description: 'Public address.' }),
  phone: line(40, 'Public number; with its country code or as dialled there.').nullable(),
  website: WebAddress.nullable(),
  street: line(240, 'Street and number.').nullable(),
  region: line(120, 'State, province or department.').nullable(),
  postal_code: line(20, 'Postal code.').nullable(),
  description: z
    .strictObject({ en: long('English'), es: long('Spanish'), pt: long('Portuguese') })
    .nullable()
    .meta({ description: 'What it says of itself; all three, or null.' }),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(20)
    .meta({ description: 'ISO 639-1 codes spoken with patients.' }),
  founded_year: z.int().min(1500).max(2200).nullable().meta({ description: 'Year it opened.' }),
  beds: z.int().min(0).max(10_000).nullable().meta({ description: 'Beds.' }),
  settings: z
    .strictObject({
      allow_online_booking: z.boolean().meta({ description: 'Whether a booking needs no acceptance first.' }),
      require_deposit: z.boolean().meta({ description: 'Whether a deposit is asked for.' }),
      deposit_percentage: z.int().min(1).max(100).nullable().meta({ description: 'Deposit, percent of the price.' }),
    })
    .meta({ description: 'Booking settings.' }),
};

/** Fields of a provider that an admin edits, in the order of the form. */
export const PROVIDER_FIELDS = Object.keys(fields) as (keyof typeof fields)[];
export type ProviderField = (typeof PROVIDER_FIELDS)[number];

export const ProviderEdit = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
    reason: Reason,
    ...z.object(fields).partial().shape,
  })
  .meta({ id: 'ProviderEdit', description: 'Fields to change; those not named stay as they are.' });
export type ProviderEdit = z.infer<typeof ProviderEdit>;

export const NewProvider = z
  .strictObject({
    name: fields.name,
    type: fields.type,
    city: fields.city,
    owner_email: Email.meta({ description: 'Who is invited to own it.' }),
    language: Locale.meta({ description: 'Language of the invitation.' }),
    email: fields.email.optional(),
    phone: fields.phone.optional(),
    website: fields.website.optional(),
    street: fields.street.optional(),
    region: fields.region.optional(),
    postal_code: fields.postal_code.optional(),
    licence: Licence.optional(),
    message: z.string().trim().max(1000).optional().meta({ description: 'What the invitation says, plain text.' }),
  })
  .meta({ id: 'NewProvider', description: 'A provider and whoever is invited to own it.' });
export type NewProvider = z.infer<typeof NewProvider>;

export const LikenessQuery = z.object({
  name: z.string().trim().max(160).optional().meta({ description: 'Name.' }),
  phone: z.string().trim().max(40).optional().meta({ description: 'Number, as typed.' }),
  licence: z.string().trim().max(80).optional().meta({ description: 'Number of the licence.' }),
  country: CountryCode.optional(),
  except: Id.optional().meta({ description: 'A provider that is not compared.' }),
});
export type LikenessQuery = z.infer<typeof LikenessQuery>;

export const LikeProviders = z
  .object({ data: z.array(LikeProvider).meta({ description: 'The likeliest first, five at most.' }) })
  .meta({ id: 'LikeProviders', description: 'Providers that may be the same one.' });
