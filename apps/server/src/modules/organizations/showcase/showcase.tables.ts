import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, localized, version } from '../../../platform/db/columns.ts';
import { refusals } from '../../../platform/db/constraint-problems.ts';
import { organizations } from '../organizations.tables.ts';

/** Public pages of organizations. */
export const organizationShowcases = pgTable(
  'organization_showcases',
  {
    organizationId: uuid('organization_id')
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    published: boolean('published').notNull().default(false),
    brandColor: text('brand_color'),
    tagline: localized('tagline'),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    check(
      'organization_showcases_slug',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) between 3 and 80`,
    ),
    check('organization_showcases_color', sql`${t.brandColor} is null or ${t.brandColor} ~ '^#[0-9a-f]{6}$'`),
  ],
);

refusals({ organization_showcases_slug_unique: 'organizations.slug_taken' });
