import type { Locale, OptionalTopic } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../db/columns.ts';

/** `waiting` to be sent, `sent`, `kept` because no mail server is configured, `failed` permanently. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Emails, written in the transaction of the command that sends them. */
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
    /** A calendar file with its method, as encrypted JSON. */
    calendar: text('calendar'),
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Last response of the mail server, if it did not accept the email. */
    failure: text('failure'),
    /** Deleted once it is finished: the address belongs to a user who has just been deleted. */
    forgetWhenDone: boolean('forget_when_done').notNull().default(false),
    /** What it is about, while that can be undone: then the email is withdrawn. */
    about: text('about'),
    /** Whose wishes decide whether it is sent, and about which topic; null for what cannot be turned off. */
    // no foreign key: the platform knows no accounts; what is left of one is deleted by its address
    userId: uuid('user_id'),
    topic: text('topic').$type<OptionalTopic>(),
    /** From then on it says nothing any more and is not sent. */
    outdatedAt: instant('outdated_at'),
    createdAt: createdAt(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_about')
      .on(table.about)
      .where(sql`${table.state} = 'waiting' and ${table.about} is not null`),
    index('mail_outbox_newest').on(table.createdAt.desc()),
    index('mail_outbox_state').on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('mail_outbox_subject').on(sql`lower(${table.subject})`, table.id),
    check('mail_outbox_optional', sql`(${table.userId} is null) = (${table.topic} is null)`),
    check('mail_outbox_state', sql`${table.state} in ('waiting', 'sent', 'kept', 'failed')`),
  ],
);
