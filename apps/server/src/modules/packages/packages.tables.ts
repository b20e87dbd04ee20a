import type { ShownPhoto } from '@travesia/contracts/photos';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type ComplicationPolicy,
  type InclusionKey,
  PACKAGE_STATES,
  type PackageDay,
} from '@travesia/contracts/packages';
import { createdAt, id, instant, localized, quoted, textList, version } from '../../platform/db/columns.ts';
import { cancellationPolicies, currencies, inclusionKeys, treatments } from '../catalog/catalog.tables.ts';
import { clinicians, providers } from '../providers/providers.tables.ts';

/** Priced offers as patients see them; written by publishing only (own/). The price is what checkout charges, in the provider's currency; the US dollar amount is stored for sorting. */
export const packages = pgTable(
  'packages',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    /** The clinician who leads, named on cards; the first of all of them. */
    clinicianId: uuid('clinician_id').references(() => clinicians.id),
    clinicianIds: uuid('clinician_ids')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    status: text('status', { enum: PACKAGE_STATES }).notNull(),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    /** Maintained by the database: incremented whenever price, items, deposit or policy change. */
    priceVersion: integer('price_version').notNull().default(1),
    /** The price, and the total with needed items that it doesn't include, at the latest rate. */
    priceUsdMinor: integer('price_usd_minor').notNull(),
    totalUsdMinor: integer('total_usd_minor').notNull(),
    /** Needed items that the price doesn't include; maintained with the total (package-totals.repo.ts). */
    missing: jsonb('missing').$type<MissingNeed[]>().notNull().default([]),
    /** Nights to plan for, hospital and lodging, included or not. */
    nights: smallint('nights').notNull(),
    nightsIncluded: smallint('nights_included').notNull().default(0),
    stayDays: smallint('stay_days').notNull(),
    depositPercent: smallint('deposit_percent').notNull(),
    cancellationPolicy: text('cancellation_policy')
      .notNull()
      .references(() => cancellationPolicies.key),
    /** Items that add up to the price. */
    lines: jsonb('lines').$type<PackageLine[]>().notNull(),
    /** The 22 answers in order: i, n, a. Kept in sync with package_inclusions. */
    answers: text('answers').notNull(),
    includedKeys: textList('included_keys'),
    itinerary: jsonb('itinerary').$type<PackageDay[]>().notNull().default([]),
    /** Who pays if there is a complication; null for packages from before clinics stated it. */
    complications: jsonb('complications').$type<ComplicationPolicy>(),
    /** How search engines and shared links describe it. */
    searchSummary: localized('search_summary'),
    advertisingNumber: text('advertising_number'),
    confirmedOn: date('confirmed_on').notNull(),
    /** Its photos that people see, the cover first; kept by the photos module. */
    gallery: jsonb('gallery').$type<ShownPhoto[]>().notNull().default([]),
    /** Default list order; can't be bought. */
    rank: integer('rank').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    check('packages_status', sql`${t.status} in (${sql.raw(quoted(PACKAGE_STATES))})`),
    check('packages_price', sql`${t.priceMinor} > 0 and ${t.totalUsdMinor} >= ${t.priceUsdMinor}`),
    check('packages_deposit', sql`${t.depositPercent} between 0 and 100`),
    check('packages_answers', sql`${t.answers} ~ '^[ina]{22}$' or ${t.status} <> 'published'`),
    index('packages_provider').on(t.providerId),
    index('packages_treatment_price')
      .on(t.treatment, t.priceUsdMinor)
      .where(sql`status = 'published'`),
    index('packages_price_order')
      .on(t.priceUsdMinor, t.id)
      .where(sql`status = 'published'`),
    index('packages_rank')
      .on(t.rank.desc(), t.id)
      .where(sql`status = 'published'`),
  ],
);

/** Price history of packages; the database inserts a row for every change and rejects updates. */
export const packagePriceVersions = pgTable(
  'package_price_versions',
  {
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    lines: jsonb('lines').$type<PackageLine[]>().notNull(),
    depositPercent: smallint('deposit_percent').notNull(),
    cancellationPolicy: text('cancellation_policy')
      .notNull()
      .references(() => cancellationPolicies.key),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.version] }),
    check('package_price_versions_count', sql`${t.version} > 0`),
  ],
);

/** A needed item that the price does not include. */
export interface MissingNeed {
  key: InclusionKey;
  quantity: number | null;
  /** The clinic's own price, in minor units of the package's currency. */
  own_minor: number | null;
  /** The same or the typical price in US cents; null if neither is known. */
  usd_minor: number | null;
}

export interface PackageLine {
  key: string;
  amount_minor: number;
}

/** The answer for each of the 22 keys. */
export const packageInclusions = pgTable(
  'package_inclusions',
  {
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    key: text('key')
      .notNull()
      .references(() => inclusionKeys.key),
    answer: text('answer', { enum: ['included', 'not_included', 'not_applicable'] }).notNull(),
    quantity: integer('quantity'),
    detail: localized('detail'),
    /** Extra cost when not included, in minor units of the package's currency. */
    extraMinor: bigint('extra_minor', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.key] }),
    check('package_inclusions_extra', sql`${t.extraMinor} is null or ${t.answer} = 'not_included'`),
  ],
);
