import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@travesia/contracts/payments';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted } from '../../../platform/db/columns.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { currencies } from '../../catalog/catalog.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { disputes, payments, refunds } from '../payments.tables.ts';

/** Accounts of the ledger, one for each kind, clinic (where it has one) and currency. Balances are sums of postings, never stored. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text('kind', { enum: LEDGER_ACCOUNTS }).notNull(),
    providerId: uuid('provider_id').references(() => providers.id),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
  },
  (t) => [
    unique('ledger_accounts_one').on(t.kind, t.providerId, t.currency).nullsNotDistinct(),
    unique('ledger_accounts_currency').on(t.id, t.currency),
    index('ledger_accounts_provider').on(t.providerId),
    index('ledger_accounts_of_currency').on(t.currency),
    check('ledger_accounts_kind', sql`${t.kind} in (${sql.raw(quoted(LEDGER_ACCOUNTS))})`),
    check(
      'ledger_accounts_of_clinic',
      sql`(${t.kind} in ('provider_payable', 'payout_transit')) = (${t.providerId} is not null)`,
    ),
  ],
);

/**
 * Entries: what happened, with the postings that add up to zero. Append-only, by triggers: nothing is changed or deleted, and
 * no posting is added to an entry of an earlier transaction.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** What caused it, such as `capture:<payment id>`: the same cause is booked once. */
    cause: text('cause').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    paymentId: uuid('payment_id').references(() => payments.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    disputeId: uuid('dispute_id').references(() => disputes.id),
    occurredAt: instant('occurred_at').notNull(),
    /** The transaction that wrote it. */
    writtenIn: bigint('written_in', { mode: 'bigint' })
      .notNull()
      .default(sql`txid_current()`),
    createdAt: createdAt(),
  },
  (t) => [
    unique('ledger_entries_cause').on(t.cause),
    index('ledger_entries_booking').on(t.bookingId),
    index('ledger_entries_payment').on(t.paymentId),
    index('ledger_entries_refund').on(t.refundId),
    index('ledger_entries_dispute').on(t.disputeId),
    check('ledger_entries_kind', sql`${t.kind} in (${sql.raw(quoted(LEDGER_KINDS))})`),
  ],
);

/** Amounts of an entry, debits positive, credits negative. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    line: smallint('line').notNull(),
    accountId: uuid('account_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.line] }),
    foreignKey({
      name: 'ledger_postings_account',
      columns: [t.accountId, t.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    index('ledger_postings_account').on(t.accountId, t.currency),
    check('ledger_postings_amount', sql`${t.amountMinor} <> 0`),
  ],
);
