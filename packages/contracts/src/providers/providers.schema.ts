import { z } from 'zod';
import { ShownPrice } from '../catalog/catalog.schema.ts';
import { RefundPolicy } from '../catalog/refund-policy.schema.ts';
import { CountryCode, DateOnly, Id, Name, Slug, TimeZone } from '../kit/index.ts';
import { Credential } from '../credentials/credentials.schema.ts';

export const ListingKind = z.enum(['partner', 'directory']).meta({
  description:
    'partner sells packages here; directory was imported from a public register, is not verified and not a partner.',
});
export type ListingKind = z.infer<typeof ListingKind>;

export const VerificationStatus = z.enum(['unverified', 'pending', 'verified', 'rejected', 'expired']).meta({
  description: 'Whether its credentials were checked and are in force.',
});
export type VerificationStatus = z.infer<typeof VerificationStatus>;

const Named = z.object({ slug: Slug, name: Name });

/** Mean and count belong together: no mean is shown without its count. */
export const RatingSummary = z.object({
  average: z.number().meta({ description: 'Mean of published reviews, one decimal.' }),
  count: z.int().meta({ description: 'Published reviews.' }),
});

/** Why a result is where it is: a code the web turns into a sentence, with its values. */
export const Why = z
  .object({
    code: z
      .enum([
        'name_match',
        'near_name',
        'offers_treatment',
        'in_place',
        'within_price',
        'lowest_price',
        'highest_rated',
        'speaks_language',
        'accredited',
        'verified',
        'nearest',
        'listed',
      ])
      .meta({ description: 'Reason.' }),
    value: z.string().optional().meta({ description: 'Name, place, language or distance it speaks of.' }),
  })
  .meta({ id: 'Why', description: 'One reason why a result is there.' });
export type Why = z.infer<typeof Why>;

export const ProviderSummary = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    type: z
      .object({ slug: z.string().meta({ description: 'Key, such as dental_clinic.' }), name: Name })
      .meta({ description: 'Kind of provider.' }),
    listing: ListingKind,
    verification_status: VerificationStatus,
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
    city: Named.nullable().meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    lat: z.number().nullable().meta({ description: 'Latitude, WGS 84.' }),
    lon: z.number().nullable().meta({ description: 'Longitude, WGS 84.' }),
    distance_km: z.number().nullable().meta({ description: 'Distance from `near`, when asked for.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes spoken with patients.' }),
    accreditations: z.array(Named).meta({ description: 'Accreditations in force.' }),
    rating: RatingSummary.nullable().meta({ description: 'Null before the first review.' }),
    price_from: ShownPrice.nullable().meta({
      description:
        'Cheapest published package; in a list that is filtered by `treatment` the cheapest of that treatment.',
    }),
    package_count: z.int().meta({ description: 'Published packages.' }),
    treatments: z.array(Named).meta({ description: 'Treatments with a package, most first, at most six.' }),
    response_minutes: z.int().nullable().meta({ description: 'Median minutes to a first answer.' }),
    why: z.array(Why).meta({ description: 'Why it is here, strongest first.' }),
  })
  .meta({ id: 'ProviderSummary', description: 'A provider as lists show it.' });
export type ProviderSummary = z.infer<typeof ProviderSummary>;

export const Clinician = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name with title.' }),
    specialty: z.string().meta({ description: 'Specialty.' }),
    bio: z.string().nullable().meta({ description: 'A few sentences.' }),
    registry: z.string().nullable().meta({ description: 'Register and number.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes.' }),
    years_in_practice: z.int().nullable().meta({ description: 'Years.' }),
    treatments: z.array(Named).meta({ description: 'Treatments they do here.' }),
    licence: Credential.nullable().meta({ description: 'Professional licence and when it was checked.' }),
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
  })
  .meta({ id: 'Clinician', description: 'A person who treats.' });
export type Clinician = z.infer<typeof Clinician>;

export const ProviderDetail = ProviderSummary.extend({
  description: z.string().nullable().meta({ description: 'In the language asked for.' }),
  email: z.string().nullable().meta({ description: 'Public address.' }),
  phone: z.string().nullable().meta({ description: 'Public number.' }),
  website: z.string().nullable().meta({ description: 'Web address.' }),
  address: z
    .object({
      street: z.string().nullable().meta({ description: 'Street, number and neighbourhood.' }),
      city: z.string().nullable().meta({ description: 'City.' }),
      state: z.string().nullable().meta({ description: 'State, province or department.' }),
      country: z.string().meta({ description: 'Country, in the language asked for.' }),
      postal_code: z.string().nullable().meta({ description: 'Postal code.' }),
    })
    .meta({ description: 'Postal address.' }),
  time_zone: TimeZone.meta({ description: 'IANA time zone of its place; its days and hours are meant in it.' }),
  airports: z.array(z.string()).meta({ description: 'Airports of its city, IATA.' }),
  airport_minutes: z.int().nullable().meta({ description: 'Minutes from the airport by car.' }),
  specialties: z.array(z.string()).meta({ description: 'Specialties.' }),
  founded_year: z.int().nullable().meta({ description: 'Year it opened.' }),
  beds: z.int().nullable().meta({ description: 'Beds.' }),
  settings: z
    .object({
      allow_online_booking: z.boolean().meta({ description: 'Whether a booking needs no acceptance first.' }),
      require_deposit: z.boolean().meta({ description: 'Whether a deposit is asked for.' }),
      deposit_percentage: z.int().nullable().meta({ description: 'Deposit, percent of the price.' }),
    })
    .meta({ description: 'Booking settings.' }),
  cancellation_policy: RefundPolicy.nullable().meta({ description: 'Cancellation policy, as data.' }),
  credentials: z.array(Credential).meta({ description: 'Facility credentials, licence first.' }),
  rating_distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars.' }),
  sources: z
    .array(
      z.object({
        name: z.string().meta({ description: 'Name of the register.' }),
        licence: z.string().nullable().meta({ description: 'Licence of its data.' }),
        imported_on: DateOnly,
        external_id: z.string().nullable().meta({ description: 'Id of the row there.' }),
      }),
    )
    .meta({ description: 'Registers an imported listing came from.' }),
  created_at: z.string().meta({ description: 'Instant it was listed.' }),
  version: z.int().meta({ description: 'Grows with every change.' }),
}).meta({ id: 'ProviderDetail', description: 'A provider with its credentials and rules.' });
export type ProviderDetail = z.infer<typeof ProviderDetail>;
