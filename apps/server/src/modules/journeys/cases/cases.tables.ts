import { caseMachine, type CaseStatus, type IntakeSection } from '@travesia/contracts/journeys';
import { LOCALES } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { treatments } from '../../catalog/catalog.tables.ts';
import { packages } from '../../packages/packages.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

const STATUSES = Object.keys(caseMachine.states) as CaseStatus[];

/** What patients ask clinics: a copy of the intake form, with encrypted answers. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: STATUSES as [CaseStatus, ...CaseStatus[]] }).notNull(),
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    /** What it began with; which clinics were asked, its journeys say. */
    packageId: uuid('package_id').references(() => packages.id),
    providerId: uuid('provider_id').references(() => providers.id),
    language: text('language', { enum: LOCALES }).notNull(),
    sections: jsonb('sections').$type<IntakeSection[]>().notNull(),
    /** Null before the first answer, and once the patient deleted their account. */
    answersSealed: text('answers_sealed'),
    /** Raised by each change of answers: signatures of clinicians name the revision they read. */
    revision: integer('revision').notNull().default(0),
    /** How complete the answers are, for lists, which don't decrypt them. */
    percent: smallint('percent').notNull().default(0),
    /** Whether an answer asks for a clinician, when they were last saved; which one isn't stored. */
    needsClinician: boolean('needs_clinician').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    index('cases_patient').on(t.patientId, t.updatedAt.desc()),
    index('cases_treatment').on(t.treatment),
    index('cases_package').on(t.packageId),
    index('cases_provider').on(t.providerId),
    check('cases_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('cases_language', sql`${t.language} in (${sql.raw(quoted(LOCALES))})`),
    check('cases_percent', sql`${t.percent} between 0 and 100`),
    check('cases_sections', sql`jsonb_typeof(${t.sections}) = 'array'`),
    check('cases_revision', sql`${t.revision} > 0 or ${t.answersSealed} is null`),
  ],
);
