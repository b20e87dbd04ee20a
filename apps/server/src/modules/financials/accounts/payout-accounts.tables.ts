import { ACCOUNT_SCHEME_NAMES } from '@travesia/contracts/financials';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { currencies } from '../../catalog/catalog.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

/**
 * Bank accounts of clinics. None is ever edited: a change is a new row, so a payout’s reference says where it went. A trigger
 * holds that.
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    /** Counts the accounts of a clinic in a currency. */
    revision: integer('revision').notNull(),
    holder: text('holder').notNull(),
    country: text('country').notNull(),
    bankName: text('bank_name').notNull(),
    scheme: text('scheme', { enum: ACCOUNT_SCHEME_NAMES }).notNull(),
    /** What is shown of the number. */
    ending: text('ending').notNull(),
    detailsSealed: text('details_sealed').notNull(),
    setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Before this nothing is paid out by itself: it replaced another one. */
    pausedUntil: instant('paused_until'),
    verifiedAt: instant('verified_at'),
    verifiedBy: uuid('verified_by').references(() => users.id, { onDelete: 'set null' }),
    refusedAt: instant('refused_at'),
    refusedBy: uuid('refused_by').references(() => users.id, { onDelete: 'set null' }),
    refusedReason: text('refused_reason'),
    replacedAt: instant('replaced_at'),
  },
  (t) => [
    unique('payout_accounts_revision').on(t.providerId, t.currency, t.revision),
    uniqueIndex('payout_accounts_in_use')
      .on(t.providerId, t.currency)
      .where(sql`${t.replacedAt} is null`),
    index('payout_accounts_currency').on(t.currency),
    index('payout_accounts_set_by').on(t.setBy),
    index('payout_accounts_verified_by').on(t.verifiedBy),
    index('payout_accounts_refused_by').on(t.refusedBy),
    check('payout_accounts_scheme', sql`${t.scheme} in (${sql.raw(quoted(ACCOUNT_SCHEME_NAMES))})`),
    check('payout_accounts_sealed', sql`${t.detailsSealed} like 'v1.%'`),
    check('payout_accounts_masked', sql`length(${t.ending}) between 1 and 4`),
    check('payout_accounts_order', sql`${t.revision} > 0 and (${t.revision} > 1 or ${t.pausedUntil} is null)`),
    check('payout_accounts_refused', sql`(${t.refusedAt} is null) = (${t.refusedReason} is null)`),
    check('payout_accounts_verified', sql`${t.verifiedBy} is null or ${t.verifiedAt} is not null`),
  ],
);

export type AccountRow = typeof payoutAccounts.$inferSelect;
