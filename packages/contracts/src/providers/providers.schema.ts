import { z } from 'zod';
import { ShownPrice } from '../catalog/catalog.schema.ts';
import { RefundPolicy } from '../catalog/refund-policy.schema.ts';
import { CountryCode, DateOnly, Id, Locale, Name, Slug, TimeZone } from '../kit/index.ts';
import { Photo } from '../photos/photos.schema.ts';
import { Credential } from '../credentials/credentials.schema.ts';

export const ListingKind = z.enum(['partner', 'directory']).meta({
  description:
    'partner sells packages here; directory was imported from a public registry, is not verified and not a partner.',
});
export type ListingKind = z.infer<typeof ListingKind>;

export const VerificationStatus = z.enum(['unverified', 'pending', 'verified', 'rejected', 'expired']).meta({
  description: 'Whether its credentials are verified and valid.',
});
export type VerificationStatus = z.infer<typeof VerificationStatus>;

const Named = z.object({ slug: Slug, name: Name });

/** What a clinic asks for before a treatment. */
export const ShownPrerequisites = z.object({
  text: z.string().meta({ description: 'As the clinic wrote it.' }),
  language: Locale.meta({ description: 'The requested language, or the first it is written in.' }),
});
export type ShownPrerequisites = z.infer<typeof ShownPrerequisites>;

/** Mean and count belong together: the mean is never shown without its count. */
export const RatingSummary = z.object({
  average: z.number().meta({ description: 'Mean of published reviews, one decimal.' }),
  count: z.int().meta({ description: 'Published reviews.' }),
});

export const ReviewQuote = z
  .object({
    author: z.string().meta({ description: 'First name and initial.' }),
    language: z.string().meta({ description: 'ISO 639-1 code of the language it is written in.' }),
    treatment: Slug.nullable().meta({ description: 'Treatment they had.' }),
    stars: z.int().min(1).max(5).meta({ description: 'Stars, 1 to 5.' }),
    text: z.string().meta({ description: 'Its first sentences as written.' }),
    published_on: DateOnly.meta({ description: 'Day it was published.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
  })
  .meta({ id: 'ReviewQuote', description: 'The newest review, whatever its stars, shortened for cards.' });
export type ReviewQuote = z.infer<typeof ReviewQuote>;

/** Why a result is ranked where it is: a code the web turns into a sentence, with its values. */
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
    value: z.string().optional().meta({ description: 'Name, place, language or distance it refers to.' }),
  })
  .meta({ id: 'Why', description: 'One reason for a result’s ranking.' });
export type Why = z.infer<typeof Why>;

const NextFreeOn = DateOnly.nullable().meta({
  description: 'First day with a free time at the clinic; null if none is known or the clinic is not verified.',
});

export const ProviderSummary = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    logo_url: z.string().nullable().meta({ description: 'Logo URL; null if a generated one is shown.' }),
    photo: Photo.nullable().meta({ description: 'Its cover; null if it has no photos.' }),
    type: z
      .object({ slug: z.string().meta({ description: 'Key, such as dental_clinic.' }), name: Name })
      .meta({ description: 'Provider type.' }),
    listing: ListingKind,
    verification_status: VerificationStatus,
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    city: Named.nullable().meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    lat: z.number().nullable().meta({ description: 'Latitude, WGS 84.' }),
    lon: z.number().nullable().meta({ description: 'Longitude, WGS 84.' }),
    distance_km: z.number().nullable().meta({ description: 'Distance from `near`, if given.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes of languages spoken with patients.' }),
    accreditations: z.array(Named).meta({ description: 'Valid accreditations.' }),
    rating: RatingSummary.nullable().meta({ description: 'Null before the first review.' }),
    latest_review: ReviewQuote.nullable().meta({ description: 'Its newest review, shortened.' }),
    price_from: ShownPrice.nullable().meta({
      description:
        'Cheapest published package; if the list is filtered by `treatment`, the cheapest for that treatment.',
    }),
    package_count: z.int().meta({ description: 'Published packages.' }),
    treatments: z.array(Named).meta({ description: 'Treatments with a package, most packages first, at most six.' }),
    response_minutes: z.int().nullable().meta({
      description: 'Median minutes to a first answer; null if not known, or while it takes no new requests.',
    }),
    next_free_on: NextFreeOn,
    next_free_online_on: NextFreeOn.meta({ description: 'Same, for an online consultation.' }),
    why: z.array(Why).meta({ description: 'Why it is in the results, strongest reason first.' }),
  })
  .meta({ id: 'ProviderSummary', description: 'A provider in a list.' });
export type ProviderSummary = z.infer<typeof ProviderSummary>;

export const Clinician = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name with title.' }),
    portrait: Photo.nullable().meta({ description: 'Their photo; null without one.' }),
    specialty: z.string().nullable().meta({
      description: 'Specialty; null if it may not be announced, as in Brazil without its RQE number.',
    }),
    bio: z.string().nullable().meta({ description: 'A few sentences.' }),
    registry: z.string().nullable().meta({ description: 'Registry and number.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes.' }),
    years_in_practice: z.int().nullable().meta({ description: 'Years of experience.' }),
    treatments: z.array(Named).meta({ description: 'Treatments they perform here.' }),
    cases: z
      .array(
        z.object({
          treatment: Named.meta({ description: 'Treatment.' }),
          count: z.int().meta({ description: 'Number in `cases_year`.' }),
        }),
      )
      .meta({ description: 'How often they did each treatment, as the clinic states; empty if it states nothing.' }),
    cases_year: z.int().nullable().meta({ description: 'The year counted.' }),
    answer: z
      .object({
        question: z.string().meta({ description: 'Question.' }),
        answer: z.string().meta({ description: 'Answer.' }),
      })
      .nullable()
      .meta({ description: 'A question that patients ask, with their written answer.' }),
    licence: Credential.nullable().meta({ description: 'Professional license and when it was verified.' }),
    specialty_licence: Credential.nullable().meta({
      description: 'Registered specialty (Brazil: RQE) and when it was verified; null without one.',
    }),
    sees: z
      .object({
        in_person: z.boolean().meta({ description: 'At the clinic.' }),
        online: z.boolean().meta({ description: 'By video or in writing.' }),
      })
      .meta({ description: 'How they see patients.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
  })
  .meta({ id: 'Clinician', description: 'A clinician.' });
export type Clinician = z.infer<typeof Clinician>;

export const ProviderDetail = ProviderSummary.extend({
  photos: z.array(Photo).meta({ description: 'Its photos, the cover first.' }),
  description: z.string().nullable().meta({ description: 'In the requested language.' }),
  email: z.string().nullable().meta({ description: 'Public address.' }),
  phone: z.string().nullable().meta({ description: 'Public phone number.' }),
  website: z.string().nullable().meta({ description: 'Web address.' }),
  address: z
    .object({
      street: z.string().nullable().meta({ description: 'Street, number and neighborhood.' }),
      city: z.string().nullable().meta({ description: 'City.' }),
      state: z.string().nullable().meta({ description: 'State, province or department.' }),
      country: z.string().meta({ description: 'Country, in the requested language.' }),
      postal_code: z.string().nullable().meta({ description: 'Postal code.' }),
    })
    .meta({ description: 'Postal address.' }),
  time_zone: TimeZone.meta({ description: 'IANA time zone of its location; its days and hours are in this zone.' }),
  airports: z.array(z.string()).meta({ description: 'Airports of its city, IATA.' }),
  airport_minutes: z.int().nullable().meta({ description: 'Minutes from the airport by car.' }),
  specialties: z.array(z.string()).meta({ description: 'Specialties.' }),
  founded_year: z.int().nullable().meta({ description: 'Year it opened.' }),
  beds: z.int().nullable().meta({ description: 'Beds.' }),
  settings: z
    .object({
      allow_online_booking: z.boolean().meta({ description: 'Whether bookings are confirmed without approval.' }),
      require_deposit: z.boolean().meta({ description: 'Whether a deposit is required.' }),
      deposit_percentage: z.int().nullable().meta({ description: 'Deposit, percent of the price.' }),
    })
    .meta({ description: 'Booking settings.' }),
  cancellation_policy: RefundPolicy.nullable().meta({ description: 'Cancellation policy, as data.' }),
  credentials: z.array(Credential).meta({ description: 'Facility credentials, license first.' }),
  prerequisites: z
    .array(ShownPrerequisites.extend({ treatment: Slug.meta({ description: 'Treatment they are for.' }) }))
    .meta({ description: 'What the clinic asks for before its treatments; those without any are left out.' }),
  rating_distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars.' }),
  sources: z
    .array(
      z.object({
        name: z.string().meta({ description: 'Name of the registry.' }),
        licence: z.string().nullable().meta({ description: 'License of its data.' }),
        imported_on: DateOnly,
        external_id: z.string().nullable().meta({ description: 'Row id in the registry.' }),
      }),
    )
    .meta({ description: 'Registries an imported listing came from.' }),
  created_at: z.string().meta({ description: 'When it was listed.' }),
  version: z.int().meta({ description: 'Incremented with each change.' }),
}).meta({ id: 'ProviderDetail', description: 'A provider with its credentials and policies.' });
export type ProviderDetail = z.infer<typeof ProviderDetail>;
