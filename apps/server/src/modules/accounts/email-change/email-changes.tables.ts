import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../../platform/db/columns.ts';
import { sessions, users } from '../accounts.tables.ts';

/** Address changes: the current and the new mailbox both confirm by link. Deleted a day after expiry. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The requesting session; it stays open when the address changes and the others end. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    newEmailKey: text('new_email_key').notNull(),
    /** Hash of the link emailed to the new address. Null until sent, and permanently if that address already has an account. */
    confirmHash: text('confirm_hash').unique(),
    /** Hash of the link emailed to the current address. */
    approveHash: text('approve_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    approvedAt: instant('approved_at'),
    changedAt: instant('changed_at'),
    stoppedAt: instant('stopped_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('email_changes_one_end', sql`${t.changedAt} is null or ${t.stoppedAt} is null`),
    check(
      'email_changes_both_proofs',
      sql`${t.changedAt} is null or (${t.confirmedAt} is not null and ${t.approvedAt} is not null)`,
    ),
    uniqueIndex('email_changes_waiting')
      .on(t.userId)
      .where(sql`changed_at is null and stopped_at is null`),
    index('email_changes_of_user').on(t.userId, t.createdAt.desc()),
  ],
);
