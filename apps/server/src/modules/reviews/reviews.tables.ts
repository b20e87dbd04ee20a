import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { treatments } from '../catalog/catalog.tables.ts';
import { packages } from '../packages/packages.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** Reviews of completed visits. Published ones are public; a provider replies once and can't delete. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    packageId: uuid('package_id').references(() => packages.id),
    treatment: text('treatment').references(() => treatments.slug, { onUpdate: 'cascade' }),
    status: text('status', { enum: ['submitted', 'published', 'rejected'] }).notNull(),
    author: text('author').notNull(),
    authorCity: text('author_city'),
    authorCountry: text('author_country'),
    language: text('language').notNull(),
    overall: smallint('overall').notNull(),
    care: smallint('care').notNull(),
    communication: smallint('communication').notNull(),
    facility: smallint('facility').notNull(),
    value: smallint('value').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    visitedMonth: text('visited_month').notNull(),
    stage: text('stage', { enum: ['day14', 'month3', 'month12'] }).notNull(),
    publishedOn: date('published_on'),
    replyBody: text('reply_body'),
    /** ISO 639-1; the review's own language when null. */
    replyLanguage: text('reply_language'),
    repliedOn: date('replied_on'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('reviews_provider')
      .on(t.providerId, t.publishedOn.desc())
      .where(sql`status = 'published'`),
    check(
      'reviews_stars',
      sql`${t.overall} between 1 and 5 and ${t.care} between 1 and 5 and ${t.communication} between 1 and 5 and ${t.facility} between 1 and 5 and ${t.value} between 1 and 5`,
    ),
    check('reviews_published', sql`${t.status} <> 'published' or ${t.publishedOn} is not null`),
  ],
);
