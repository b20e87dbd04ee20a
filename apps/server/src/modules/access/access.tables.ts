import type { FeatureKey, FlagRule } from '@travesia/contracts/access';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** The rule without the accounts it names, which have their own rows. */
export type StoredRule = Omit<FlagRule, 'allowed' | 'refused'>;

/** Features whose rule differs from the product default. */
export const featureFlags = pgTable('feature_flags', {
  key: text('key').$type<FeatureKey>().primaryKey(),
  rule: jsonb('rule').$type<StoredRule>().notNull(),
  version: integer('version').notNull(),
});

/** Accounts named in a rule; deleted with the account. */
export const featureFlagAccounts = pgTable(
  'feature_flag_accounts',
  {
    key: text('key')
      .notNull()
      .references(() => featureFlags.key, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['allowed', 'refused'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.userId, t.side] }),
    index('feature_flag_accounts_user').on(t.userId),
    check('feature_flag_accounts_side', sql`${t.side} in ('allowed', 'refused')`),
  ],
);

/** Every change of a rule; accounts are identified by ID only. */
export const featureFlagVersions = pgTable(
  'feature_flag_versions',
  {
    key: text('key')
      .notNull()
      .references(() => featureFlags.key, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    rule: jsonb('rule').$type<FlagRule>().notNull(),
    before: jsonb('before').$type<FlagRule>().notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.key, t.version] }), index('feature_flag_versions_by').on(t.changedBy)],
);
