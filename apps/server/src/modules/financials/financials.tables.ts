import { adjustmentMachine, payoutMachine } from '@travesia/contracts/financials';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { currencies } from '../catalog/catalog.tables.ts';
import { ledgerEntries } from '../payments/ledger/ledger.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { payoutAccounts } from './accounts/payout-accounts.tables.ts';

const statesOf = <S extends string>(machine: { states: Readonly<Record<S, unknown>> }) =>
  Object.keys(machine.states) as [S, ...S[]];

const ofClinic = {
  providerId: uuid('provider_id')
    .notNull()
    .references(() => providers.id),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency')
    .notNull()
    .references(() => currencies.code),
};

/** Transfers to clinics. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    reference: text('reference').notNull(),
    ...ofClinic,
    status: text('status', { enum: statesOf(payoutMachine) }).notNull(),
    /** The entry that took the amount from what is owed. */
    entryId: uuid('entry_id').references(() => ledgerEntries.id),
    /** The entry of its arrival or return. */
    settledEntryId: uuid('settled_entry_id').references(() => ledgerEntries.id),
    /** Where it goes; null for payouts from before accounts were kept. */
    accountId: uuid('account_id').references(() => payoutAccounts.id),
    bankReference: text('bank_reference'),
    /** Why the bank returned it. */
    reason: text('reason'),
    /** Null if it was begun on schedule. */
    begunBy: uuid('begun_by').references(() => users.id, { onDelete: 'set null' }),
    settledAt: instant('settled_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('payouts_reference').on(t.reference),
    unique('payouts_entry').on(t.entryId),
    unique('payouts_settled_entry').on(t.settledEntryId),
    index('payouts_provider').on(t.providerId, t.createdAt),
    index('payouts_currency').on(t.currency),
    index('payouts_account').on(t.accountId),
    index('payouts_begun_by').on(t.begunBy),
    index('payouts_status').on(t.status, t.createdAt),
    check('payouts_state', sql`${t.status} in (${sql.raw(quoted(statesOf(payoutMachine)))})`),
    check('payouts_amount', sql`${t.amountMinor} > 0`),
    check(
      'payouts_settled',
      sql`(${t.status} = 'on_its_way') = (${t.settledAt} is null) and (${t.settledEntryId} is null or ${t.settledAt} is not null) and (${t.status} = 'returned') = (${t.reason} is not null)`,
    ),
  ],
);

/** Corrections of what clinics are owed. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: id(),
    ...ofClinic,
    status: text('status', { enum: statesOf(adjustmentMachine) }).notNull(),
    reason: text('reason').notNull(),
    /** Why it was rejected. */
    refusal: text('refusal'),
    entryId: uuid('entry_id').references(() => ledgerEntries.id),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('adjustments_entry').on(t.entryId),
    index('adjustments_provider').on(t.providerId, t.createdAt),
    index('adjustments_currency').on(t.currency),
    index('adjustments_requested_by').on(t.requestedBy),
    index('adjustments_approved_by').on(t.approvedBy),
    check('adjustments_state', sql`${t.status} in (${sql.raw(quoted(statesOf(adjustmentMachine)))})`),
    check('adjustments_amount', sql`${t.amountMinor} <> 0`),
    check('adjustments_two_people', sql`${t.requestedBy} <> ${t.approvedBy}`),
    check(
      'adjustments_decided',
      sql`(${t.status} = 'waiting_for_approval') = (${t.decidedAt} is null) and (${t.entryId} is null or ${t.status} = 'booked') and (${t.status} = 'rejected') = (${t.refusal} is not null)`,
    ),
  ],
);
