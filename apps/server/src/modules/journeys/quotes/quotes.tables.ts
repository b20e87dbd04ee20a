import { QUOTE_KINDS, quoteMachine, type QuoteStatus } from '@travesia/contracts/journeys';
import { LOCALES } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { currencies } from '../../catalog/catalog.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { journeys } from '../journeys.tables.ts';

const STATUSES = Object.keys(quoteMachine.states) as QuoteStatus[];

/** Prices of clinics for one patient. What they say can be about health, so it is encrypted; only totals can be added up. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    reference: text('reference').notNull(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    /** Version within the journey, from 1. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: QUOTE_KINDS }).notNull(),
    status: text('status', { enum: STATUSES as [QuoteStatus, ...QuoteStatus[]] }).notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    /** Null once the patient deleted their account. */
    contentSealed: text('content_sealed'),
    validUntil: instant('valid_until'),
    sentAt: instant('sent_at'),
    decidedAt: instant('decided_at'),
    /** What the patient wrote when declining, encrypted. */
    declineSealed: text('decline_sealed'),
    /** The document as it was sent, base64, encrypted; null before, and once the patient deleted their account. */
    documentSealed: text('document_sealed'),
    /** SHA-256 of the document. */
    sha256: text('sha256'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    unique('quotes_reference').on(t.reference),
    unique('quotes_number').on(t.journeyId, t.number),
    uniqueIndex('quotes_one_draft')
      .on(t.journeyId)
      .where(sql`${t.status} = 'draft'`),
    uniqueIndex('quotes_one_sent')
      .on(t.journeyId)
      .where(sql`${t.status} = 'sent'`),
    index('quotes_patient').on(t.patientId),
    index('quotes_provider').on(t.providerId, t.status),
    index('quotes_currency').on(t.currency),
    check('quotes_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('quotes_kind', sql`${t.kind} in (${sql.raw(quoted(QUOTE_KINDS))})`),
    check('quotes_language', sql`${t.language} in (${sql.raw(quoted(LOCALES))})`),
    check('quotes_version_number', sql`${t.number} > 0 and ${t.totalMinor} >= 0`),
    check(
      'quotes_sent',
      sql`(${t.status} = 'draft') = (${t.sentAt} is null) and (${t.sentAt} is null or num_nonnulls(${t.sha256}, ${t.validUntil}) = 2)`,
    ),
    check('quotes_decided', sql`(${t.status} in ('accepted', 'declined')) = (${t.decidedAt} is not null)`),
  ],
);

/** What patients ask about quotes, and what clinics answer. */
export const quoteQuestions = pgTable(
  'quote_questions',
  {
    id: id(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** The price item it is about; null for the whole quote. */
    key: text('key'),
    questionSealed: text('question_sealed').notNull(),
    askedAt: instant('asked_at').notNull(),
    answerSealed: text('answer_sealed'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('quote_questions_quote').on(t.quoteId, t.askedAt),
    index('quote_questions_answered_by').on(t.answeredBy),
    check('quote_questions_answered', sql`(${t.answerSealed} is null) = (${t.answeredAt} is null)`),
  ],
);
