import type { Locale } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

/** `waiting` to be sent, `sent`, `kept` because no mail server is configured, `failed` for good. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Mails, written in the transaction of the command that wants them. */
export const mails = pgTable(
  'mail_outbox',
  {
    id: id(),
    template: text('template').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server said last, when it did not take the mail. */
    failure: text('failure'),
    /** Deleted once nothing more is to be done with it: the address is of somebody who has just been forgotten. */
    forgetWhenDone: boolean('forget_when_done').notNull().default(false),
    createdAt: createdAt(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_newest').on(table.createdAt.desc()),
    check('mail_outbox_state', sql`${table.state} in ('waiting', 'sent', 'kept', 'failed')`),
  ],
);
