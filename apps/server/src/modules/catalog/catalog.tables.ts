import type { TreatmentStatus, TreatmentUnit } from '@travesia/contracts/catalog';
import type { Localized } from '@travesia/contracts/kit';
import type { RefundReason } from '@travesia/contracts/terms';
import type { TreatmentContentSource } from './catalog.types.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, localized, textList, version } from '../../platform/db/columns.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';

/** Set by an admin's change, which releases then keep. */
const edited = { editedAt: instant('edited_at'), version: version() };

export const currencies = pgTable('currencies', {
  code: text('code').primaryKey(),
  name: localized('name').notNull(),
  symbol: text('symbol').notNull(),
  minorDigits: smallint('minor_digits').notNull(),
  /** Offered in the currency selector. */
  selectable: boolean('selectable').notNull(),
  ...edited,
});

/** Units of the currency per US dollar on a day. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    ratedOn: date('rated_on').notNull(),
    perUsd: numeric('per_usd').notNull(),
    source: text('source').notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.ratedOn] }), check('exchange_rates_positive', sql`${t.perUsd} > 0`)],
);

export const countries = pgTable('countries', {
  code: text('code').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  currency: text('currency')
    .notNull()
    .references(() => currencies.code),
  languages: textList('languages'),
  emergencyNumber: text('emergency_number'),
  professionalRegistry: text('professional_registry'),
  facilityRegistry: text('facility_registry'),
  nationalAccreditor: text('national_accreditor'),
  dataLaw: text('data_law'),
  advertisingRule: text('advertising_rule'),
  destination: boolean('destination').notNull().default(false),
  ...edited,
});

/** Destination cities, and places of imported listings. */
export const cities = pgTable(
  'cities',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    country: text('country')
      .notNull()
      .references(() => countries.code),
    region: text('region'),
    name: localized('name').notNull(),
    /** Name without accents, lower case; used to match imports. */
    nameKey: text('name_key').notNull(),
    airports: textList('airports'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    timeZone: text('time_zone'),
    leadTreatments: textList('lead_treatments'),
    note: localized('note'),
    destination: boolean('destination').notNull().default(false),
  },
  (t) => [index('cities_country_name').on(t.country, t.nameKey)],
);

export const providerTypes = pgTable('provider_types', {
  slug: text('slug').primaryKey(),
  position: smallint('position').notNull(),
  name: localized('name').notNull(),
  plural: localized('plural').notNull(),
  ...edited,
});

export const accreditors = pgTable('accreditors', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  scope: text('scope', { enum: ['international', 'national'] }).notNull(),
  country: text('country').references(() => countries.code),
  whatItChecks: localized('what_it_checks').notNull(),
});

export const treatmentCategories = pgTable('treatment_categories', {
  slug: text('slug').primaryKey(),
  position: smallint('position').notNull(),
  name: localized('name').notNull(),
});

export const treatments = pgTable(
  'treatments',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    category: text('category')
      .notNull()
      .references(() => treatmentCategories.slug),
    name: localized('name').notNull(),
    shortName: localized('short_name').notNull(),
    summary: localized('summary').notNull(),
    unit: text('unit').$type<TreatmentUnit>().notNull(),
    hospitalNights: smallint('hospital_nights').notNull(),
    stayDaysMin: smallint('stay_days_min').notNull(),
    stayDaysMax: smallint('stay_days_max').notNull(),
    flyHomeMinDays: smallint('fly_home_min_days').notNull(),
    returnToWorkDays: smallint('return_to_work_days').notNull(),
    trips: smallint('trips').notNull(),
    secondTripMinMonths: smallint('second_trip_min_months'),
    secondTripMaxMonths: smallint('second_trip_max_months'),
    riskClass: text('risk_class', { enum: ['none', 'low', 'medium', 'high', 'very_high'] }).notNull(),
    flags: textList('flags'),
    restricted: boolean('restricted').notNull().default(false),
    /** Every member has all three languages; the presenter picks one. */
    content: jsonb('content').$type<TreatmentContentSource>().notNull(),
    status: text('status').$type<TreatmentStatus>().notNull().default('published'),
    /** Its slug in the product's files, whatever its current slug; null for treatments added by an admin. */
    releaseKey: text('release_key').unique(),
    /** Hash of its content in the files, to detect changes in a newer release. */
    releaseHash: text('release_hash'),
    releaseDiffers: boolean('release_differs').notNull().default(false),
    /** Once set, releases skip it. */
    editedAt: instant('edited_at'),
    reviewedBy: text('reviewed_by'),
    reviewedOn: date('reviewed_on'),
    /** The reviewer's qualification, such as a registry and number. */
    reviewedCredential: text('reviewed_credential'),
    version: version(),
  },
  (t) => [
    check('treatments_status', sql`${t.status} in ('draft', 'published', 'archived')`),
    check('treatments_review', sql`(${t.reviewedBy} is null) = (${t.reviewedOn} is null)`),
    check('treatments_reviewer', sql`${t.reviewedCredential} is null or ${t.reviewedBy} is not null`),
  ],
);

/** Former slugs of a treatment: they redirect to it permanently. */
export const treatmentFormerSlugs = pgTable('treatment_former_slugs', {
  slug: text('slug').primaryKey(),
  treatmentId: uuid('treatment_id')
    .notNull()
    .references(() => treatments.id, { onDelete: 'cascade' }),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Synonyms people search for; a weight below 1 means that the name is shared or vague. */
export const treatmentSynonyms = pgTable(
  'treatment_synonyms',
  {
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    language: text('language', { enum: ['en', 'es', 'pt'] }).notNull(),
    text: text('text').notNull(),
    weight: doublePrecision('weight').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.treatment, t.language, t.text] })],
);

/** Typical prices by country, including the home country, in minor units of US dollars. */
export const treatmentPrices = pgTable(
  'treatment_prices',
  {
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    country: text('country')
      .notNull()
      .references(() => countries.code),
    lowUsdMinor: integer('low_usd_minor').notNull(),
    highUsdMinor: integer('high_usd_minor').notNull(),
    basis: text('basis', { enum: ['S', 'P', 'M', 'E'] }).notNull(),
    source: localized('source').notNull(),
    note: localized('note'),
    pricedOn: date('priced_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.treatment, t.country] }),
    check('treatment_prices_range', sql`${t.lowUsdMinor} between 0 and ${t.highUsdMinor}`),
  ],
);

export const inclusionKeys = pgTable('inclusion_keys', {
  key: text('key').primaryKey(),
  position: smallint('position').notNull().unique(),
  group: text('group', { enum: ['core', 'travel', 'care', 'option'] }).notNull(),
  label: localized('label').notNull(),
  explanation: localized('explanation').notNull(),
  quantityUnit: text('quantity_unit'),
});

/** Price items that a treatment needs for a patient from abroad, and why. A treatment without rows needs every item that isn't optional. */
export const treatmentNeeds = pgTable(
  'treatment_needs',
  {
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade', onDelete: 'cascade' }),
    key: text('key')
      .notNull()
      .references(() => inclusionKeys.key),
    reason: localized('reason').notNull(),
  },
  (t) => [primaryKey({ columns: [t.treatment, t.key] })],
);

export const cancellationPolicies = pgTable('cancellation_policies', {
  key: text('key').primaryKey(),
  name: localized('name').notNull(),
  summary: localized('summary').notNull(),
});

/** Cancellation policies by version. Rows are immutable: agreements name the version they were made under. */
export const cancellationPolicyVersions = pgTable(
  'cancellation_policy_versions',
  {
    policy: text('policy')
      .notNull()
      .references(() => cancellationPolicies.key),
    version: integer('version').notNull(),
    /** Its own rules and those shared by all policies, in order. */
    rules: jsonb('rules').$type<KeptRefundRule[]>().notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.policy, t.version] }),
    check('cancellation_policy_versions_count', sql`${t.version} > 0`),
  ],
);

/** A refund rule as stored in a version. */
export interface KeptRefundRule {
  reason: RefundReason;
  days_before_min: number | null;
  days_before_max: number | null;
  refund_percent: number;
  free_date_changes: number | null;
  loss_cap: { quote_percent: number; usd: number } | null;
  late_change_fee: { within_days: number; usd: number } | null;
  note: Localized | null;
}

/** Refund rules as data; a rule without a policy applies to all. Days count back from the procedure in the clinic's time zone. */
export const cancellationRules = pgTable('cancellation_rules', {
  id: uuid('id').primaryKey().defaultRandom(),
  policy: text('policy').references(() => cancellationPolicies.key),
  reason: text('reason').$type<RefundReason>().notNull(),
  daysBeforeMin: smallint('days_before_min'),
  daysBeforeMax: smallint('days_before_max'),
  refundPercent: smallint('refund_percent').notNull(),
  freeDateChanges: smallint('free_date_changes'),
  /** The most a patient can lose: the lower of the two figures. */
  lossCap: jsonb('loss_cap').$type<{ quote_percent: number; usd: number }>(),
  lateChangeFee: jsonb('late_change_fee').$type<{ within_days: number; usd: number }>(),
  note: localized('note'),
  position: smallint('position').notNull(),
});

refusals({ treatments_slug_unique: 'catalog.slug_taken' });
