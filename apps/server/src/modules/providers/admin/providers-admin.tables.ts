import { PackageType } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, quoted } from '../../../platform/db/columns.ts';
import { providers } from '../providers.tables.ts';

/** Clinic subscriptions as separate, non-overlapping periods. */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    packageType: text('package_type').$type<PackageType>().notNull(),
    months: smallint('months').notNull(),
    startsOn: date('starts_on').notNull(),
    /** Exclusive end: the day after the last one covered. */
    endsOn: date('ends_on').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('provider_subscriptions_provider').on(t.providerId, t.endsOn.desc()),
    check('provider_subscriptions_type', sql`${t.packageType} in (${sql.raw(quoted(PackageType.options))})`),
    check('provider_subscriptions_months', sql`${t.months} between 1 and 36`),
    check('provider_subscriptions_days', sql`${t.endsOn} > ${t.startsOn}`),
  ],
);

/** What a clinic's application said about the company behind it; empty texts for what was not given. */
export const providerDossiers = pgTable('provider_dossiers', {
  providerId: uuid('provider_id')
    .primaryKey()
    .references(() => providers.id, { onDelete: 'cascade' }),
  // no foreign key: applications are a later module
  applicationId: uuid('application_id'),
  legalName: text('legal_name').notNull(),
  // no foreign key: the number of a tax office
  taxId: text('tax_id').notNull(),
  signatoryName: text('signatory_name').notNull(),
  signatoryRole: text('signatory_role').notNull(),
  directorName: text('director_name').notNull(),
  directorRegistration: text('director_registration').notNull(),
  bankCountry: text('bank_country').notNull(),
  bankCurrency: text('bank_currency').notNull(),
  createdAt: createdAt(),
});
