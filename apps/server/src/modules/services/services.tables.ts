import type { Localized } from '@travesia/contracts/kit';
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
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, localized, textList, version } from '../../platform/db/columns.ts';
import { currencies } from '../catalog/catalog.tables.ts';
import { clinicians, providers } from '../providers/providers.tables.ts';

/** Services available by video or in writing, as defined in data/services. */
export const serviceTypes = pgTable(
  'service_types',
  {
    slug: text('slug').primaryKey(),
    position: smallint('position').notNull(),
    mode: text('mode', { enum: ['video', 'written'] }).notNull(),
    /** Usual length of the call; null for written services. */
    minutes: smallint('minutes'),
    name: localized('name').notNull(),
    summary: localized('summary').notNull(),
    content: jsonb('content').$type<ServiceContent>().notNull(),
  },
  (t) => [check('service_types_length', sql`(${t.mode} = 'video') = (${t.minutes} is not null)`)],
);

export interface ServiceContent {
  limit: Localized;
  can: Localized[];
  cannot: Localized[];
  prepare: Localized[];
  provided_by: Localized;
  afterwards: Localized;
  sample: { title: Localized; parts: { heading: Localized; text: Localized }[] };
}

/** Priced offers of clinicians. The price is in the provider's currency; the US dollar amount is stored for sorting. */
export const serviceOffers = pgTable(
  'service_offers',
  {
    id: id(),
    serviceType: text('service_type')
      .notNull()
      .references(() => serviceTypes.slug),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    clinicianId: uuid('clinician_id')
      .notNull()
      .references(() => clinicians.id),
    status: text('status', { enum: ['draft', 'published', 'archived'] }).notNull(),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    priceUsdMinor: integer('price_usd_minor').notNull(),
    minutes: smallint('minutes'),
    /** Working days until the written answer. */
    turnaroundDays: smallint('turnaround_days'),
    /** Price of a call about the written answer. */
    videoAddOnMinor: bigint('video_add_on_minor', { mode: 'number' }),
    /** Credited toward the treatment when booked at the provider. */
    credited: boolean('credited').notNull().default(false),
    languages: textList('languages'),
    approach: text('approach'),
    focus: textList('focus'),
    welcomes: textList('welcomes'),
    confirmedOn: date('confirmed_on').notNull(),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    check('service_offers_price', sql`${t.priceMinor} > 0 and ${t.priceUsdMinor} > 0`),
    check('service_offers_time', sql`(coalesce(${t.minutes}, 0) > 0) <> (coalesce(${t.turnaroundDays}, 0) > 0)`),
    check('service_offers_add_on', sql`${t.videoAddOnMinor} is null or ${t.turnaroundDays} is not null`),
    unique('service_offers_once').on(t.serviceType, t.clinicianId),
    index('service_offers_type_price').on(t.serviceType, t.priceUsdMinor, t.id),
    index('service_offers_provider').on(t.providerId),
  ],
);
