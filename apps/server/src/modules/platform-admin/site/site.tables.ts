import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, version } from '../../../platform/db/columns.ts';

/** What the installation says about itself, as an admin has set it: one row. */
export const siteSettings = pgTable(
  'site_settings',
  {
    only: boolean('only').primaryKey().default(true),
    phone: text('phone'),
    hours: jsonb('hours').$type<Localized>(),
    /** Share of a booking's price in percent. */
    clinicFeePercent: numeric('clinic_fee_percent', { precision: 4, scale: 1 }).notNull().default('0'),
    editedAt: instant('edited_at'),
    version: version(),
  },
  (t) => [
    check('site_settings_only', sql`${t.only}`),
    check('site_settings_fee', sql`${t.clinicFeePercent} between 0 and 30`),
  ],
);
