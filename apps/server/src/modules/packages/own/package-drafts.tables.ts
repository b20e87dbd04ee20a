import { PACKAGE_STATES, type PackageContent } from '@travesia/contracts/packages';
import type { ShownPhoto } from '@travesia/contracts/photos';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { treatments } from '../../catalog/catalog.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

/** The working copy of a package, apart from what is public. Its id is the package's. */
export const packageDrafts = pgTable(
  'package_drafts',
  {
    id: uuid('id').primaryKey(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    /** A column, so that a new address of the treatment doesn't lose it. */
    treatment: text('treatment').references(() => treatments.slug, { onUpdate: 'cascade' }),
    status: text('status', { enum: PACKAGE_STATES }).notNull().default('draft'),
    content: jsonb('content').$type<Omit<PackageContent, 'treatment'>>().notNull(),
    /** The edition that patients see or last saw; null if never published. */
    edition: integer('edition'),
    /** Its photos that people see, the cover first; kept by the photos module, and in the public row once there is one. */
    gallery: jsonb('gallery').$type<ShownPhoto[]>().notNull().default([]),
    /** When the clinic was last asked to confirm its price. */
    priceRemindedOn: date('price_reminded_on'),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    check('package_drafts_status', sql`${t.status} in (${sql.raw(quoted(PACKAGE_STATES))})`),
    check('package_drafts_content', sql`jsonb_typeof(${t.content}) = 'object'`),
    check('package_drafts_public', sql`${t.edition} is not null or ${t.status} in ('draft', 'archived')`),
    index('package_drafts_provider').on(t.providerId),
    index('package_drafts_treatment').on(t.treatment),
    index('package_drafts_updated_by').on(t.updatedBy),
  ],
);

/** What was published of a package. Rows are immutable, except that whoever published one may be deleted. */
export const packageEditions = pgTable(
  'package_editions',
  {
    packageId: uuid('package_id')
      .notNull()
      .references(() => packageDrafts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<PackageContent>().notNull(),
    note: text('note'),
    /** Null if deleted, or if a change of the clinic's settings published it. */
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.number] }),
    check('package_editions_number', sql`${t.number} > 0`),
    check('package_editions_content', sql`jsonb_typeof(${t.content}) = 'object'`),
    index('package_editions_published_by').on(t.publishedBy),
  ],
);
