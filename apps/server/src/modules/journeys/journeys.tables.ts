import {
  type JOURNEY_CONSENTS,
  journeyMachine,
  type JourneyStatus,
  REVIEW_DECISIONS,
} from '@travesia/contracts/journeys';
import { type Locale, statesTagged } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { treatments } from '../catalog/catalog.tables.ts';
import { packages } from '../packages/packages.tables.ts';
import { clinicians, providers } from '../providers/providers.tables.ts';
import { cases } from './cases/cases.tables.ts';

const STATUSES = Object.keys(journeyMachine.states) as JourneyStatus[];
/** States in which the clinic and the patient still go on together. */
export const OPEN = statesTagged(journeyMachine, 'open');

/** A consent as given: with the language of the text that was shown. */
export interface GivenJourneyConsent {
  purpose: (typeof JOURNEY_CONSENTS)[number];
  version: string;
  language: Locale;
  given_at: string;
  /** In `offer_on` of a journey that it began: the journey whose clinic didn't answer. */
  offered_from?: string;
}

/** One clinic's way with one patient. States are written by `transition()` only; see journey.lifecycle.ts. */
export const journeys = pgTable(
  'journeys',
  {
    id: id(),
    reference: text('reference').notNull(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    packageId: uuid('package_id').references(() => packages.id),
    status: text('status', { enum: STATUSES as [JourneyStatus, ...JourneyStatus[]] }).notNull(),
    /** Trips that the treatment takes, as agreed, and which of them it is about; the second one once it is booked. */
    trips: smallint('trips').$type<1 | 2>().notNull().default(1),
    trip: smallint('trip').$type<1 | 2>().notNull().default(1),
    /** Until when the clinic should answer; null once it has. */
    answerDueAt: instant('answer_due_at'),
    /** When the clinic is reminded; null once it was. */
    remindAt: instant('remind_at'),
    consents: jsonb('consents').$type<GivenJourneyConsent[]>().notNull(),
    /** Why it was declined or cancelled, encrypted: it can be about health. */
    endNoteSealed: text('end_note_sealed'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    unique('journeys_reference').on(t.reference),
    uniqueIndex('journeys_open_once')
      .on(t.caseId, t.providerId)
      .where(sql`${t.status} in (${sql.raw(quoted(OPEN))})`),
    index('journeys_patient').on(t.patientId, t.updatedAt.desc()),
    index('journeys_provider').on(t.providerId, t.status, t.updatedAt.desc()),
    index('journeys_treatment').on(t.treatment),
    index('journeys_package').on(t.packageId),
    check('journeys_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('journeys_answer', sql`(${t.status} = 'inquiry') = (${t.answerDueAt} is not null)`),
    check('journeys_trips', sql`${t.trips} in (1, 2) and ${t.trip} between 1 and ${t.trips}`),
    check('journeys_consents', sql`jsonb_typeof(${t.consents}) = 'array'`),
  ],
);

/** What clinicians signed about the answers of patients. Only a deletion changes it. */
export const clinicalReviews = pgTable(
  'clinical_reviews',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    /** Revision of the answers that was read. */
    revision: integer('revision').notNull(),
    decision: text('decision', { enum: REVIEW_DECISIONS }).notNull(),
    /** Null once the patient deleted their account. */
    reasonSealed: text('reason_sealed'),
    clinicianId: uuid('clinician_id')
      .notNull()
      .references(() => clinicians.id),
    /** Name and license as they were that day. */
    clinicianName: text('clinician_name').notNull(),
    license: text('license').notNull(),
    signedBy: uuid('signed_by').references(() => users.id, { onDelete: 'set null' }),
    signedAt: instant('signed_at').notNull(),
  },
  (t) => [
    index('clinical_reviews_journey').on(t.journeyId, t.signedAt.desc()),
    index('clinical_reviews_clinician').on(t.clinicianId),
    index('clinical_reviews_signed_by').on(t.signedBy),
    check('clinical_reviews_decision', sql`${t.decision} in (${sql.raw(quoted(REVIEW_DECISIONS))})`),
    check('clinical_reviews_revision', sql`${t.revision} > 0`),
  ],
);
