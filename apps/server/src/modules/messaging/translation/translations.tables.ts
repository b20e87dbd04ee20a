import { LOCALES } from '@travesia/contracts/kit';
import { TRANSLATION_RESULTS } from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, quoted } from '../../../platform/db/columns.ts';
import { messages } from '../messaging.tables.ts';

/**
 * Machine translations of messages. A trigger deletes them in the transaction that changes or deletes the text, whatever does so:
 * they never outlive it.
 */
export const messageTranslations = pgTable(
  'message_translations',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    to: text('to', { enum: LOCALES }).notNull(),
    /** The language of the message, detected where the service can. */
    from: text('from').notNull(),
    result: text('result', { enum: TRANSLATION_RESULTS }).notNull(),
    /** Null unless translated. Sealed: it says what the message says. */
    contentSealed: text('content_sealed'),
    /** Which service translated it. */
    service: text('service').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.to] }),
    check('message_translations_to', sql`${t.to} in (${sql.raw(quoted(LOCALES))})`),
    check('message_translations_result', sql`${t.result} in (${sql.raw(quoted(TRANSLATION_RESULTS))})`),
    check('message_translations_sealed', sql`${t.contentSealed} like 'v1.%'`),
    check('message_translations_content', sql`(${t.contentSealed} is not null) = (${t.result} = 'translated')`),
  ],
);
