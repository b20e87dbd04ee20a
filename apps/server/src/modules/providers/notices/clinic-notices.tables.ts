import type { ClinicNotices } from '@travesia/contracts/providers';
import { type Locale, LOCALES } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, quoted, version } from '../../../platform/db/columns.ts';
import { providers } from '../providers.tables.ts';

/** Wrong codes until another one must be sent: too few to guess one of a million. */
export const MOST_WRONG_CODES = 5;

/** Whom a clinic has told about what, if it chose otherwise than usual. */
export const clinicNotices = pgTable(
  'clinic_notices',
  {
    providerId: uuid('provider_id')
      .primaryKey()
      .references(() => providers.id, { onDelete: 'cascade' }),
    topics: jsonb('topics').$type<ClinicNotices['topics']>().notNull(),
    inboxEmail: text('inbox_email'),
    inboxLanguage: text('inbox_language').$type<Locale>(),
    inboxConfirmedAt: instant('inbox_confirmed_at'),
    /** Hash of the code that was sent last; null before it was. */
    codeHash: text('code_hash'),
    codeSentAt: instant('code_sent_at'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    version: version(),
  },
  (t) => [
    check('clinic_notices_language', sql`${t.inboxLanguage} in (${sql.raw(quoted(LOCALES))})`),
    check('clinic_notices_inbox', sql`(${t.inboxEmail} is null) = (${t.inboxLanguage} is null)`),
    check('clinic_notices_confirmed', sql`${t.inboxConfirmedAt} is null or ${t.inboxEmail} is not null`),
    check('clinic_notices_wrong_codes', sql`${t.wrongCodes} between 0 and ${sql.raw(String(MOST_WRONG_CODES))}`),
  ],
);
