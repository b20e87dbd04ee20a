import type { Localized } from '@travesia/contracts/kit';
import type { ShownPhoto } from '@travesia/contracts/photos';
import { credentialMachine } from '@travesia/contracts/credentials';
import { operationalMachine, verificationMachine } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localized, quoted, textList, version } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import {
  accreditors,
  cancellationPolicies,
  cities,
  countries,
  currencies,
  providerTypes,
  treatments,
} from '../catalog/catalog.tables.ts';

/** The newest review as cards quote it. */
export interface LatestReview {
  author: string;
  language: string;
  treatment: string | null;
  stars: number;
  text: string;
  publishedOn: string;
  demo: boolean;
}

/** The cheapest published package per treatment in US cents, and the currency it is sold in. */
export type PriceFromByTreatment = Readonly<Record<string, { usdMinor: number; currency: string }>>;

/**
 * Clinics and hospitals. A `partner` sells packages here; a `directory` listing was imported from a public registry, is never
 * verified and has no price or rating (enforced by the database).
 */
export const providers = pgTable(
  'providers',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    type: text('type')
      .notNull()
      .references(() => providerTypes.slug),
    listing: text('listing', { enum: ['partner', 'directory'] }).notNull(),
    verificationStatus: text('verification_status', {
      enum: ['unverified', 'pending', 'verified', 'rejected', 'expired'],
    }).notNull(),
    operationalStatus: text('operational_status', { enum: ['active', 'suspended', 'merged'] })
      .notNull()
      .default('active'),
    /** When the verification state last changed, and why the credentials were rejected. */
    verificationSince: instant('verification_since'),
    rejectionReason: text('rejection_reason'),
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    demo: boolean('demo').notNull().default(false),
    country: text('country')
      .notNull()
      .references(() => countries.code),
    cityId: uuid('city_id').references(() => cities.id),
    region: text('region'),
    street: text('street'),
    postalCode: text('postal_code'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    /** IANA zone of its location; kept in sync by provider-zone.rules.ts. */
    timeZone: text('time_zone').notNull(),
    airportMinutes: integer('airport_minutes'),
    email: text('email'),
    phone: text('phone'),
    /** All known numbers, in E.164 where parseable. */
    phones: textList('phones'),
    website: text('website'),
    description: localized('description'),
    /** The logo as two squares; both or none. */
    logoFile: uuid('logo_file').references(() => storedFiles.id),
    logoSmallFile: uuid('logo_small_file').references(() => storedFiles.id),
    languages: textList('languages'),
    specialties: textList('specialties'),
    foundedYear: smallint('founded_year'),
    beds: integer('beds'),
    responseMinutes: integer('response_minutes'),
    allowOnlineBooking: boolean('allow_online_booking').notNull().default(false),
    requireDeposit: boolean('require_deposit').notNull().default(false),
    depositPercentage: smallint('deposit_percentage'),
    cancellationPolicy: text('cancellation_policy').references(() => cancellationPolicies.key),
    /** Registry data worth keeping, such as ownership or opening hours. */
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),

    // Columns that lists sort and filter by, maintained by the commands that change their sources.
    accreditations: textList('accreditations'),
    treatmentSlugs: textList('treatment_slugs'),
    categorySlugs: textList('category_slugs'),
    packageCount: integer('package_count').notNull().default(0),
    priceFromUsdMinor: integer('price_from_usd_minor'),
    /** Currency of the cheapest package; in any other currency the price is approximate. */
    priceFromCurrency: text('price_from_currency').references(() => currencies.code),
    /** Cheapest package per treatment, by treatment slug; null without packages. */
    priceFromByTreatment: jsonb('price_from_by_treatment').$type<PriceFromByTreatment>(),
    ratingAverage: doublePrecision('rating_average'),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
    ratingDistribution: integer('rating_distribution')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'::int[]`),
    /** The newest published review, shortened for cards. */
    latestReview: jsonb('latest_review').$type<LatestReview>(),
    /** First days with a free time, and with a free time online, in its zone; null if none, or if it keeps no calendar. */
    nextFreeOn: date('next_free_on'),
    nextFreeOnlineOn: date('next_free_online_on'),
    /** Its photos that people see, the cover first; kept by the photos module. */
    gallery: jsonb('gallery').$type<ShownPhoto[]>().notNull().default([]),
    /** Default list order: verified, rated, active partners first. Can't be bought. */
    rank: doublePrecision('rank').notNull().default(0),

    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    check('providers_logo', sql`(${t.logoFile} is null) = (${t.logoSmallFile} is null)`),
    uniqueIndex('providers_logo_file').on(t.logoFile),
    check(
      'providers_directory_is_bare',
      sql`${t.listing} = 'partner' or (${t.verificationStatus} = 'unverified' and ${t.packageCount} = 0 and ${t.ratingCount} = 0)`,
    ),
    check(
      'providers_verification_status',
      sql.raw(`verification_status in (${quoted(Object.keys(verificationMachine.states))})`),
    ),
    check(
      'providers_operational_status',
      sql`${t.operationalStatus} in (${sql.raw(quoted(Object.keys(operationalMachine.states)))})`,
    ),
    check('providers_latitude', sql`${t.lat} between -90 and 90`),
    check('providers_longitude', sql`${t.lon} between -180 and 180`),
    index('providers_name').on(t.name),
    index('providers_verification').on(t.verificationStatus),
    index('providers_rank').on(t.rank.desc(), t.id),
    index('providers_country_rank').on(t.country, t.rank.desc(), t.id),
    index('providers_city').on(t.cityId),
    index('providers_type').on(t.type),
    index('providers_place').on(t.lat, t.lon),
    index('providers_treatments').using('gin', t.treatmentSlugs),
  ],
);

/** Sources of an imported listing; one facility may appear in several registries. */
export const providerSources = pgTable(
  'provider_sources',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    sourceName: text('source_name').notNull(),
    licence: text('licence'),
    externalId: text('external_id').notNull(),
    /** Hash of the source row; the next import skips unchanged rows. */
    rowHash: text('row_hash').notNull(),
    importedOn: date('imported_on').notNull(),
  },
  (t) => [
    unique('provider_sources_row').on(t.source, t.externalId),
    index('provider_sources_provider').on(t.providerId),
  ],
);

export const clinicians = pgTable(
  'clinicians',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    name: text('name').notNull(),
    title: text('title').notNull(),
    specialty: localized('specialty').notNull(),
    bio: localized('bio'),
    registry: text('registry'),
    languages: textList('languages'),
    yearsInPractice: smallint('years_in_practice'),
    treatmentSlugs: textList('treatment_slugs'),
    /** How often they did each of these treatments in `cases_year`, in the same order; empty if not stated. */
    treatmentCases: integer('treatment_cases')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    casesYear: smallint('cases_year'),
    /** A question that patients ask, with their written answer. */
    answer: jsonb('answer').$type<{ question: Localized; answer: Localized }>(),
    seesInPerson: boolean('sees_in_person').notNull().default(true),
    seesOnline: boolean('sees_online').notNull().default(false),
    /** The photo that people see; kept by the photos module. */
    portrait: jsonb('portrait').$type<ShownPhoto>(),
    position: smallint('position').notNull().default(0),
    /** Since when they no longer work there: reviews, packages and credentials keep referring to them. */
    archivedAt: instant('archived_at'),
    demo: boolean('demo').notNull().default(false),
    version: version(),
  },
  (t) => [
    check('clinicians_sees', sql`${t.seesInPerson} or ${t.seesOnline}`),
    index('clinicians_provider').on(t.providerId, t.position),
    check(
      'clinicians_cases',
      sql`cardinality(${t.treatmentCases}) = 0 or (cardinality(${t.treatmentCases}) = cardinality(${t.treatmentSlugs}) and ${t.casesYear} is not null)`,
    ),
  ],
);

/** Checked claims of a provider or one of its clinicians. Valid only while verified and not past `expires_on`. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    clinicianId: uuid('clinician_id').references(() => clinicians.id),
    kind: text('kind', {
      enum: ['facility_licence', 'professional_licence', 'specialty', 'accreditation', 'insurance', 'membership'],
    }).notNull(),
    status: text('status', { enum: ['verified', 'being_checked', 'not_held', 'revoked'] }).notNull(),
    body: text('body').notNull(),
    accreditor: text('accreditor').references(() => accreditors.slug),
    number: text('number'),
    holder: text('holder').notNull(),
    scope: localized('scope'),
    issuedOn: date('issued_on'),
    expiresOn: date('expires_on'),
    checkedOn: date('checked_on'),
    /** Source it was checked against that day. */
    checkedSource: text('checked_source'),
    checkedUrl: text('checked_url'),
    /** What verifying it replaced, in case that is undone. */
    beforeCheck: jsonb('before_check').$type<BeforeCheck>(),
    position: smallint('position').notNull().default(0),
    version: version(),
  },
  (t) => [
    check('credentials_status', sql`${t.status} in (${sql.raw(quoted(Object.keys(credentialMachine.states)))})`),
    index('credentials_provider').on(t.providerId, t.position),
    index('credentials_clinician').on(t.clinicianId),
    index('credentials_expiry').on(t.expiresOn),
    check('credentials_accreditor', sql`${t.accreditor} is null or ${t.kind} = 'accreditation'`),
  ],
);

/** Columns of a credential that verifying it sets. */
export interface BeforeCheck {
  body: string;
  number: string | null;
  holder: string;
  accreditor: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
  checkedOn: string | null;
  checkedSource: string | null;
  checkedUrl: string | null;
}

/** Treatments a provider offers, with or without a published package. */
export const providerTreatments = pgTable(
  'provider_treatments',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    /** Number in the last full year, as stated by the provider. */
    casesLastYear: integer('cases_last_year'),
    /** What the clinic calls it, where it has a name of its own; an empty text in a language without one. */
    localName: localized('local_name'),
    /** What a patient needs beforehand, in the clinic's words; empty texts for none. */
    prerequisites: localized('prerequisites'),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.treatment] })],
);
