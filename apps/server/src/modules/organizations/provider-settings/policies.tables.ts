import { POLICY_KEYS, type PolicyKey } from '@travesia/contracts/organizations';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, quoted, version } from '../../../platform/db/columns.ts';
import { cancellationPolicies } from '../../catalog/catalog.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { organizations } from '../organizations.tables.ts';

const KEYS = sql.raw(quoted(POLICY_KEYS));

/** What an organization sets for its clinics; null where each decides. */
export const organizationPolicies = pgTable(
  'organization_policies',
  {
    organizationId: uuid('organization_id')
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    allowOnlineBooking: boolean('allow_online_booking'),
    requireDeposit: boolean('require_deposit'),
    depositPercentage: smallint('deposit_percentage'),
    cancellationPolicy: text('cancellation_policy').references(() => cancellationPolicies.key),
    /** Settings that clinics can't change; each has a value. */
    locked: text('locked')
      .array()
      .$type<PolicyKey[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    check('organization_policies_deposit', sql`${t.depositPercentage} between 25 and 50`),
    check('organization_policies_locked', sql`${t.locked} <@ array[${KEYS}]`),
    check(
      'organization_policies_locked_value',
      sql`not ('allow_online_booking' = any(${t.locked}) and ${t.allowOnlineBooking} is null)
        and not ('require_deposit' = any(${t.locked}) and ${t.requireDeposit} is null)
        and not ('deposit_percentage' = any(${t.locked}) and ${t.depositPercentage} is null)
        and not ('cancellation_policy' = any(${t.locked}) and ${t.cancellationPolicy} is null)`,
    ),
    index('organization_policies_cancellation').on(t.cancellationPolicy),
  ],
);

/** Settings that a clinic chose itself, or that its organization set for it alone. */
export const clinicSettingOrigins = pgTable(
  'clinic_setting_origins',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    key: text('key').$type<PolicyKey>().notNull(),
    setBy: text('set_by', { enum: ['clinic', 'organization'] }).notNull(),
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.key] }),
    check('clinic_setting_origins_key', sql`${t.key} in (${KEYS})`),
    check('clinic_setting_origins_set_by', sql`${t.setBy} in ('clinic', 'organization')`),
  ],
);
