import { z } from 'zod';
import { CountryCode, CurrencyCode, DateOnly, DecimalText, Key, Name, Slug } from '../kit/index.ts';
import { MedicalReview } from './medical-review.schema.ts';

/** How well a price range is supported, best first. */
export const PriceBasis = z.enum(['S', 'P', 'M', 'E']).meta({
  description:
    'S both ends read in a published source, P one end, M general knowledge, E modeled from another country.',
});
export type PriceBasis = z.infer<typeof PriceBasis>;

export const RISK_CLASSES = ['none', 'low', 'medium', 'high', 'very_high'] as const;
export const RiskClass = z
  .enum(RISK_CLASSES)
  .meta({ description: 'Risk class in the catalog. The surgeon decides for the individual patient.' });
export type RiskClass = z.infer<typeof RiskClass>;

export const TREATMENT_UNITS = [
  'per_tooth',
  'per_arch',
  'per_procedure',
  'both_eyes',
  'per_eye',
  'per_joint',
  'per_cycle',
  'per_report',
  'per_person',
  'per_28_days',
  'per_session',
] as const;
export const TreatmentUnit = z.enum(TREATMENT_UNITS).meta({ description: 'What one price covers.' });
export type TreatmentUnit = z.infer<typeof TreatmentUnit>;

/** A price in the visitor's currency, with the original before conversion. */
export const ShownPrice = z
  .object({
    amount: z.int().meta({ description: 'Minor units, in the requested currency.' }),
    currency: CurrencyCode,
    approximate: z.boolean().meta({ description: 'Whether it was converted with an exchange rate.' }),
  })
  .meta({ id: 'ShownPrice', description: 'A price in the requested currency; approximate if converted.' });
export type ShownPrice = z.infer<typeof ShownPrice>;

/** A low to high range in one currency. */
export const PriceRange = z
  .object({
    low: ShownPrice.meta({ description: 'Lower end.' }),
    high: ShownPrice.meta({ description: 'Upper end.' }),
  })
  .meta({ id: 'PriceRange', description: 'A range from low to high.' });
export type PriceRange = z.infer<typeof PriceRange>;

/** The typical price that a trip is compared with. */
export const HomePrice = PriceRange.extend({
  country: z
    .object({ code: CountryCode, name: z.string().meta({ description: 'Name in the requested language.' }) })
    .meta({ description: 'The requested home country if its prices are known, otherwise the United States.' }),
}).meta({ id: 'HomePrice', description: 'Typical price at home, from low to high.' });
export type HomePrice = z.infer<typeof HomePrice>;

export const Category = z.object({
  slug: Key,
  name: z.string().meta({ description: 'Name in the requested language.' }),
});

/** A treatment in lists and search. */
export const TreatmentSummary = z
  .object({
    slug: Slug,
    name: z.string().meta({ description: 'Full name.' }),
    short_name: z.string().meta({ description: 'Name for cards and headings.' }),
    summary: z.string().meta({ description: 'One or two sentences.' }),
    category: Category.meta({ description: 'Its category.' }),
    unit: TreatmentUnit,
    price: PriceRange.nullable().meta({ description: 'Lowest to highest typical price in the destination countries.' }),
    home_price: HomePrice.nullable().meta({ description: 'Typical price at home.' }),
    hospital_nights: z.int().meta({ description: 'Nights in the hospital.' }),
    stay_days_min: z.int().meta({ description: 'Shortest usual stay, days per trip.' }),
    stay_days_max: z.int().meta({ description: 'Longest usual stay, days per trip.' }),
    fly_home_min_days: z.int().meta({ description: 'Earliest flight home, days after the procedure.' }),
    trips: z.int().meta({ description: 'Number of trips; 0 if no travel is needed.' }),
    risk_class: RiskClass,
    restricted: z
      .boolean()
      .meta({ description: 'Carries a regulator warning and is listed only after admin approval.' }),
    package_count: z.int().meta({ description: 'Published packages for it.' }),
    provider_count: z.int().meta({ description: 'Providers with a published package for it.' }),
  })
  .meta({ id: 'TreatmentSummary', description: 'A treatment in a list.' });
export type TreatmentSummary = z.infer<typeof TreatmentSummary>;

const Source = z.object({
  label: z.string().meta({ description: 'Name of the source.' }),
  url: z.url().optional().meta({ description: 'URL of the source, if it has one.' }),
});

const SourcedText = z.object({
  text: z.string().meta({ description: 'The statement.' }),
  source: Source.nullable().meta({ description: 'Source.' }),
});

/** A treatment page in one language. */
export const TreatmentContent = z.object({
  warnings: z.array(SourcedText).meta({ description: 'What to know first, such as a regulator’s warning.' }),
  what_it_is: z.array(z.string()).meta({ description: 'Paragraphs.' }),
  suits: z.array(z.string()).meta({ description: 'Who it may suit.' }),
  wait: z.array(z.string()).meta({ description: 'Who should wait or choose another treatment.' }),
  steps: z
    .array(
      z.object({
        trip: z.int().meta({ description: 'Trip number, from 1; 0 if no travel is needed.' }),
        day_offset: z.int().meta({ description: 'Days from the procedure; 0 is the day itself.' }),
        kind: z
          .enum(['arrive', 'examination', 'procedure', 'check', 'rest', 'fly_home'])
          .meta({ description: 'Kind of day.' }),
        title: z.string().meta({ description: 'Short title.' }),
        text: z.string().meta({ description: 'What happens.' }),
      }),
    )
    .meta({ description: 'Days of the trip.' }),
  risks: z.array(SourcedText).meta({ description: 'Risks, in words.' }),
  recovery: z.array(z.string()).meta({ description: 'Recovery, in sentences.' }),
  faq: z
    .array(
      z.object({ q: z.string().meta({ description: 'Question.' }), a: z.string().meta({ description: 'Answer.' }) }),
    )
    .meta({ description: 'Frequently asked questions.' }),
});
export type TreatmentContent = z.infer<typeof TreatmentContent>;

export const TreatmentDetail = TreatmentSummary.extend({
  return_to_work_days: z.int().meta({ description: 'Usual days until desk work.' }),
  second_trip_after_months: z
    .object({
      min: z.int().meta({ description: 'Minimum.' }),
      max: z.int().meta({ description: 'Maximum.' }),
    })
    .nullable()
    .meta({ description: 'Months between first and second trip, if there are two.' }),
  flags: z.array(z.string()).meta({ description: 'Rule flags, such as vte_gate or companion_required.' }),
  synonyms: z.array(z.string()).meta({ description: 'Synonyms, in the requested language.' }),
  content: TreatmentContent.meta({ description: 'The page.' }),
  medical_review: MedicalReview.nullable().meta({
    description: 'The clinician who reviewed it; null until reviewed.',
  }),
  related: z
    .array(z.object({ slug: Slug, short_name: Name }))
    .meta({ description: 'Other treatments in the category.' }),
}).meta({ id: 'TreatmentDetail', description: 'A treatment with its page.' });
export type TreatmentDetail = z.infer<typeof TreatmentDetail>;

/** The typical price of a treatment in one country. */
export const CountryPrice = z
  .object({
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    price: PriceRange.meta({ description: 'Typical range.' }),
    basis: PriceBasis,
    source: z.string().meta({ description: 'Source.' }),
    note: z.string().nullable().meta({ description: 'What to know about it.' }),
    priced_on: DateOnly.meta({ description: 'Date the source was read.' }),
    package_count: z.int().meta({ description: 'Published packages there.' }),
    package_price_from: ShownPrice.nullable().meta({ description: 'Cheapest published package there.' }),
  })
  .meta({ id: 'CountryPrice', description: 'Typical price in one country, with its source.' });
export type CountryPrice = z.infer<typeof CountryPrice>;

export const TreatmentPrices = z
  .object({
    home: CountryPrice.nullable().meta({ description: 'Home price, in the United States.' }),
    destinations: z.array(CountryPrice).meta({ description: 'Destination countries, cheapest first.' }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'TreatmentPrices', description: 'Typical prices by country, with the home price.' });
export type TreatmentPrices = z.infer<typeof TreatmentPrices>;

export const City = z.object({
  slug: Slug,
  name: z.string().meta({ description: 'Name.' }),
  lat: z.number().nullable().meta({ description: 'Latitude, WGS 84.' }),
  lon: z.number().nullable().meta({ description: 'Longitude, WGS 84.' }),
  time_zone: z.string().nullable().meta({ description: 'IANA time zone.' }),
  airports: z.array(z.string()).meta({ description: 'IATA codes, nearest first.' }),
  provider_count: z.int().meta({ description: 'Listed providers.' }),
  package_count: z.int().meta({ description: 'Published packages.' }),
});

export const Location = z
  .object({
    code: CountryCode,
    slug: Slug,
    name: z.string().meta({ description: 'Name in the requested language.' }),
    currency: CurrencyCode,
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes.' }),
    emergency_number: z.string().nullable().meta({ description: 'Emergency number.' }),
    facility_registry: z.string().nullable().meta({ description: 'Registry of facilities.' }),
    professional_registry: z.string().nullable().meta({ description: 'Registry of clinicians.' }),
    provider_count: z.int().meta({ description: 'Listed providers.' }),
    package_count: z.int().meta({ description: 'Published packages.' }),
    cities: z.array(City).meta({ description: 'Destination cities, most packages first.' }),
  })
  .meta({ id: 'Location', description: 'A destination country with its cities and counts.' });
export type Location = z.infer<typeof Location>;

export const ProviderType = z
  .object({
    slug: z.string().meta({ description: 'Key, such as dental_clinic.' }),
    name: z.string().meta({ description: 'Singular name.' }),
    plural: z.string().meta({ description: 'Plural name.' }),
    provider_count: z.int().meta({ description: 'Listed providers of this type.' }),
  })
  .meta({ id: 'ProviderType', description: 'A provider type.' });

export const Accreditor = z
  .object({
    slug: z.string().meta({ description: 'Key, such as jci.' }),
    name: z.string().meta({ description: 'Name.' }),
    country: CountryCode.nullable().meta({ description: 'Country it accredits in; null if international.' }),
    what_it_checks: z.string().meta({ description: 'What it assesses, in one sentence.' }),
  })
  .meta({ id: 'Accreditor', description: 'An organization that accredits clinics and hospitals.' });
export type Accreditor = z.infer<typeof Accreditor>;

export const Currency = z
  .object({
    code: CurrencyCode,
    name: z.string().meta({ description: 'Name.' }),
    symbol: z.string().meta({ description: 'Unambiguous symbol, such as US$.' }),
    minor_digits: z.int().meta({ description: 'Decimal digits of its minor unit.' }),
    per_usd: DecimalText.meta({ description: 'Units of the currency per US dollar, as a decimal number.' }),
    rate_date: DateOnly.meta({ description: 'Date of the rate.' }),
  })
  .meta({ id: 'Currency', description: 'A currency with its dated rate.' });

export const PublicStats = z
  .object({
    countries: z.int().meta({ description: 'Destination countries.' }),
    cities: z.int().meta({ description: 'Destination cities.' }),
    treatments: z.int().meta({ description: 'Treatments in the catalog.' }),
    partners: z.int().meta({ description: 'Providers with published packages.' }),
    verified_partners: z.int().meta({ description: 'Of these, verified.' }),
    directory: z.int().meta({ description: 'Directory listings, not verified.' }),
    packages: z.int().meta({ description: 'Published packages.' }),
    clinicians: z.int().meta({ description: 'Clinicians of listed providers.' }),
    reviews: z.int().meta({ description: 'Published reviews.' }),
    credentials_checked: z.int().meta({ description: 'Verified, valid credentials.' }),
  })
  .meta({ id: 'PublicStats', description: 'Counts of what is listed now.' });
