import { z } from 'zod';
import { HomePrice, ShownPrice, TreatmentUnit } from '../catalog/catalog.schema.ts';
import { RefundPolicy } from '../catalog/refund-policy.schema.ts';
import { CountryCode, DateOnly, Id, Key, Money, Name, Slug } from '../kit/index.ts';
import { Photo } from '../photos/photos.schema.ts';
import {
  RatingSummary,
  ReviewQuote,
  ShownPrerequisites,
  VerificationStatus,
  Why,
} from '../providers/providers.schema.ts';
import { PackageClinician, ShownComplications, ShownDay } from './package-plan.schema.ts';
import { PRICE_CLAIMS } from './price-claim.ts';

/** The 22 items every price must state; a package with a missing item can't be published. */
export const INCLUSION_KEYS = [
  'surgeon_fee',
  'anesthesia',
  'facility',
  'hospital_nights',
  'implants_devices',
  'preop_tests',
  'medications_in',
  'medications_out',
  'garments',
  'followup_visits',
  'remote_followup',
  'revision_policy',
  'complication_policy',
  'taxes_fees',
  'transfers',
  'lodging',
  'companion',
  'nurse',
  'lymphatic_massage',
  'interpreter',
  'records_pack',
  'insurance',
] as const;

export const InclusionKey = z.enum(INCLUSION_KEYS).meta({ description: 'Price item.' });
export type InclusionKey = z.infer<typeof InclusionKey>;

export const InclusionAnswer = z
  .enum(['included', 'not_included', 'not_applicable'])
  .meta({ description: 'Whether it is included in the price.' });
export type InclusionAnswer = z.infer<typeof InclusionAnswer>;

export const Inclusion = z
  .object({
    key: InclusionKey,
    group: z.enum(['core', 'travel', 'care', 'option']).meta({ description: 'Category of the item.' }),
    label: z.string().meta({ description: 'Name in the requested language.' }),
    answer: InclusionAnswer,
    quantity: z.int().nullable().meta({ description: 'Quantity, in `quantity_unit`.' }),
    quantity_unit: z.string().nullable().meta({ description: 'nights, visits, months, sessions, hours or pieces.' }),
    detail: z.string().nullable().meta({ description: 'Brand, model or condition.' }),
    extra_price: ShownPrice.nullable().meta({ description: 'Its price, if not included.' }),
    needed_because: z
      .string()
      .nullable()
      .meta({ description: 'Why the treatment needs it for a patient from abroad; null for optional items.' }),
  })
  .meta({ id: 'Inclusion', description: 'A price item.' });
export type Inclusion = z.infer<typeof Inclusion>;

export const PriceClaimName = z.enum(PRICE_CLAIMS).meta({
  description:
    'all_in: the price includes everything the treatment needs. total: needed items it leaves out are added. at_least: one of them has no known price.',
});

export const MissingItem = z
  .object({
    key: InclusionKey,
    label: z.string().meta({ description: 'Name in the requested language.' }),
    quantity: z.int().nullable().meta({ description: 'How many are missing, in `quantity_unit`.' }),
    quantity_unit: z.string().nullable().meta({ description: 'nights, visits, months, sessions, hours or pieces.' }),
    price: ShownPrice.nullable().meta({ description: 'Price of all of them; null if none is known.' }),
    basis: z.enum(['provider', 'market', 'unknown']).meta({
      description: 'provider: its own price. market: it gives none, so the median of others is used.',
    }),
  })
  .meta({ id: 'MissingItem', description: 'An item that the treatment needs and the price does not include.' });
export type MissingItem = z.infer<typeof MissingItem>;

const Named = z.object({ slug: Slug, name: Name });

export const PackageSummary = z
  .object({
    id: Id,
    title: z.string().meta({ description: 'Title in the requested language.' }),
    photo: Photo.nullable().meta({ description: 'Its cover, or that of the clinic; null if neither has photos.' }),
    treatment: z
      .object({ slug: Slug, name: Name, unit: TreatmentUnit })
      .meta({ description: 'The treatment it is a price for.' }),
    provider: z
      .object({
        id: Id,
        slug: Slug,
        name: Name,
        verification_status: VerificationStatus,
        rating: RatingSummary.nullable().meta({ description: 'Null before the first review.' }),
        next_free_on: DateOnly.nullable().meta({
          description: 'First day with a free time at the clinic; null if none is known or it is not verified.',
        }),
      })
      .meta({ description: 'Provider that offers it.' }),
    quote: ReviewQuote.nullable().meta({
      description: 'The clinic’s newest review, if it is about this treatment.',
    }),
    city: Named.meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    lat: z.number().nullable().meta({ description: 'Latitude, WGS 84.' }),
    lon: z.number().nullable().meta({ description: 'Longitude, WGS 84.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    price: Money.meta({ description: 'Clinic’s price in its own currency: what checkout charges.' }),
    shown_price: ShownPrice.meta({ description: 'The same in the requested currency.' }),
    claim: PriceClaimName,
    total: ShownPrice.meta({
      description: 'The price plus needed items it does not include: the figure to lead with, sort and filter by.',
    }),
    missing: z.array(MissingItem).meta({ description: 'Needed items that the price does not include.' }),
    home_price: HomePrice.nullable().meta({ description: 'Typical price at home.' }),
    deposit_percent: z.int().meta({ description: 'Deposit, percent of the price.' }),
    nights: z.int().meta({ description: 'Nights to plan for, hospital and lodging, included or not.' }),
    nights_included: z.int().meta({ description: 'Nights included in the price.' }),
    stay_days: z.int().meta({ description: 'Days to plan for.' }),
    fly_home_min_days: z.int().meta({ description: 'Earliest flight home, days after the procedure.' }),
    included_count: z.int().meta({ description: 'Number of items included.' }),
    answered_count: z.int().meta({ description: 'Number of items stated, out of 22.' }),
    answers: z
      .string()
      .length(22)
      .meta({ description: 'The 22 items in order: i included, n not included, a not applicable.' }),
    clinician: z.string().nullable().meta({ description: 'Named clinician.' }),
    clinician_id: Id.nullable().meta({ description: 'Id of the named clinician.' }),
    confirmed_on: DateOnly.meta({ description: 'Date the provider last confirmed the price.' }),
    why: z.array(Why).meta({ description: 'Why it is in the results, strongest reason first.' }),
  })
  .meta({ id: 'PackageSummary', description: 'A priced offer in a list.' });
export type PackageSummary = z.infer<typeof PackageSummary>;

export const PackageDetail = PackageSummary.extend({
  photos: z.array(Photo).meta({ description: 'Its own photos, the cover first.' }),
  description: z.string().meta({ description: 'In the requested language.' }),
  inclusions: z.array(Inclusion).length(22).meta({ description: 'All 22 price items.' }),
  lines: z
    .array(
      z.object({
        key: Key.meta({ description: 'Key of the item.' }),
        label: z.string().meta({ description: 'Name of the item.' }),
        amount: Money,
      }),
    )
    .meta({ description: 'Items that add up to the price, including taxes and fees.' }),
  deposit: Money.meta({ description: 'Deposit in the provider’s currency.' }),
  cancellation_policy: z.string().meta({ description: 'Key of the cancellation policy.' }),
  cancellation: RefundPolicy.nullable().meta({ description: 'The policy, as data.' }),
  itinerary: z.array(ShownDay).meta({
    description: 'The clinic’s plan day by day, in order; empty if it wrote none.',
  }),
  complications: ShownComplications.nullable().meta({
    description: 'Who pays if there is a complication; null if the clinic states nothing.',
  }),
  clinicians: z.array(PackageClinician).meta({
    description: 'All named clinicians who work at the clinic, the one who leads first.',
  }),
  prerequisites: ShownPrerequisites.nullable().meta({
    description: 'What the clinic asks for before this treatment; null if it states nothing.',
  }),
  search_summary: z.string().nullable().meta({
    description: 'How search engines describe it, in the requested language; null if the clinic wrote nothing.',
  }),
  advertising_number: z.string().nullable().meta({
    description: 'Number of the advertising permit where its country requires one; null without one.',
  }),
  rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  price_version: z.int().meta({ description: 'Incremented when price, items, deposit or policy change.' }),
  version: z.int().meta({ description: 'Incremented with each change.' }),
}).meta({ id: 'PackageDetail', description: 'A priced offer with its 22 price items.' });
export type PackageDetail = z.infer<typeof PackageDetail>;
