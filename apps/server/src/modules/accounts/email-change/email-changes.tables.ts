import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../../platform/db/columns.ts';
import { sessions, users } from '../accounts.tables.ts';

/** Changes of address: the present mailbox and the new one both agree by a link. Gone a day after they ran out. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked; it stays when the address changes and others end. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    newEmailKey: text('new_email_key').notNull(),
    /** Of the link mailed to the new address; null until it was mailed, and for good when that has an account already. */
    confirmHash: text('confirm_hash').unique(),
    /** Of the link mailed to the present address. */
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
