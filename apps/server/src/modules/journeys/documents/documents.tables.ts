import { DOCUMENT_KINDS, documentMachine, type DocumentStatus } from '@travesia/contracts/journeys';
import { LOCALES, statesTagged } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { clinicians, providers } from '../../providers/providers.tables.ts';
import { journeys } from '../journeys.tables.ts';

const STATUSES = Object.keys(documentMachine.states) as DocumentStatus[];
const LIVE = statesTagged(documentMachine, 'live');

/** Documents that patients read and sign. What they say can be about health, so it is encrypted. */
export const journeyDocuments = pgTable(
  'journey_documents',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    status: text('status', { enum: STATUSES as [DocumentStatus, ...DocumentStatus[]] }).notNull(),
    /** Whether the treatment can't begin without it. */
    required: boolean('required').notNull(),
    /** Whether a clinician signs after the patient, that they explained it. */
    countersigned: boolean('countersigned').notNull(),
    /** Version of the text: the day it was written, and of which form; null for what a clinic wrote for this patient. */
    formVersion: text('form_version'),
    /** Languages of the text that a person approved; it can be signed in these only. */
    languages: text('languages', { enum: LOCALES }).array().notNull(),
    /** The text in each of them, encrypted; null once the patient deleted their account. */
    contentSealed: text('content_sealed'),
    /** When the patient first opened it. */
    openedAt: instant('opened_at'),
    /** How long the patient had it open until they signed, as their browser measured it. */
    readSeconds: integer('read_seconds'),
    signedAt: instant('signed_at'),
    signedLanguage: text('signed_language', { enum: LOCALES }),
    /** The name as the patient typed it, encrypted; null before, and once they deleted their account. */
    signedNameSealed: text('signed_name_sealed'),
    /** SHA-256 of the text that was signed, in that language. */
    sha256: text('sha256'),
    /** Who explained it; name and license as they were that day. */
    clinicianId: uuid('clinician_id').references(() => clinicians.id),
    clinicianName: text('clinician_name'),
    license: text('license'),
    countersignedAt: instant('countersigned_at'),
    /** When it was declined, withdrawn or made void. */
    endedAt: instant('ended_at'),
    /** What the patient wrote then, encrypted. */
    endNoteSealed: text('end_note_sealed'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('journey_documents_live_once')
      .on(t.journeyId, t.kind)
      .where(sql`${t.kind} <> 'other' and ${t.status} in (${sql.raw(quoted(LIVE))})`),
    index('journey_documents_journey').on(t.journeyId, t.createdAt),
    index('journey_documents_patient').on(t.patientId),
    index('journey_documents_provider').on(t.providerId, t.status),
    index('journey_documents_clinician').on(t.clinicianId),
    check('journey_documents_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('journey_documents_kind', sql`${t.kind} in (${sql.raw(quoted(DOCUMENT_KINDS))})`),
    check('journey_documents_languages', sql`cardinality(${t.languages}) > 0`),
    check('journey_documents_read', sql`${t.readSeconds} >= 0`),
    check(
      'journey_documents_signed',
      sql`num_nonnulls(${t.signedAt}, ${t.signedLanguage}, ${t.sha256}, ${t.readSeconds}) in (0, 4) and (${t.status} not in ('signed', 'in_force', 'withdrawn') or ${t.signedAt} is not null)`,
    ),
    check(
      'journey_documents_countersigned',
      sql`num_nonnulls(${t.clinicianId}, ${t.clinicianName}, ${t.license}, ${t.countersignedAt}) in (0, 4) and (${t.status} <> 'in_force' or not ${t.countersigned} or ${t.countersignedAt} is not null)`,
    ),
    check(
      'journey_documents_ended',
      sql`(${t.status} in ('declined', 'withdrawn', 'void')) = (${t.endedAt} is not null)`,
    ),
  ],
);

/** What patients ask about documents, and what clinics answer. */
export const documentQuestions = pgTable(
  'document_questions',
  {
    id: id(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => journeyDocuments.id, { onDelete: 'cascade' }),
    questionSealed: text('question_sealed').notNull(),
    askedAt: instant('asked_at').notNull(),
    answerSealed: text('answer_sealed'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('document_questions_document').on(t.documentId, t.askedAt),
    index('document_questions_answered_by').on(t.answeredBy),
    check('document_questions_answered', sql`(${t.answerSealed} is null) = (${t.answeredAt} is null)`),
  ],
);
