import {
  CLAIM_KINDS,
  CLAIM_OUTCOMES,
  CLAIM_SUBJECTS,
  claimMachine,
  type ClaimStatus,
} from '@travesia/contracts/aftercare';
import { MACHINE_ACTORS } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { currencies } from '../../catalog/catalog.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

const STATUSES = Object.keys(claimMachine.states) as ClaimStatus[];

/** What patients claim of clinics, with the dates by which somebody must act. Texts are encrypted. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    reference: text('reference').notNull(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    /** Its money is not paid out while the claim is open. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    kind: text('kind', { enum: CLAIM_KINDS }).notNull(),
    subject: text('subject', { enum: CLAIM_SUBJECTS }).notNull(),
    status: text('status', { enum: STATUSES as [ClaimStatus, ...ClaimStatus[]] }).notNull(),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    /** What is asked for; null if it is not money. */
    claimedMinor: bigint('claimed_minor', { mode: 'number' }),
    /** What the clinic proposes to pay; null before, and if it is not money. */
    proposedMinor: bigint('proposed_minor', { mode: 'number' }),
    outcome: text('outcome', { enum: CLAIM_OUTCOMES }),
    /** What the platform decided; null before. */
    decidedMinor: bigint('decided_minor', { mode: 'number' }),
    answerDueAt: instant('answer_due_at').notNull(),
    proposalDueAt: instant('proposal_due_at').notNull(),
    decisionDueAt: instant('decision_due_at').notNull(),
    /** Until when either side may appeal; null until decided. */
    appealUntil: instant('appeal_until'),
    /** When somebody is told that they are late; null once they were. */
    remindAt: instant('remind_at'),
    endedAt: instant('ended_at'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('claims_reference').on(t.reference),
    index('claims_journey').on(t.journeyId, t.createdAt),
    index('claims_booking').on(t.bookingId),
    index('claims_patient').on(t.patientId),
    index('claims_provider').on(t.providerId, t.status),
    index('claims_status').on(t.status, t.decisionDueAt),
    index('claims_currency').on(t.currency),
    check('claims_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('claims_kind', sql`${t.kind} in (${sql.raw(quoted(CLAIM_KINDS))})`),
    check('claims_subject', sql`${t.subject} in (${sql.raw(quoted(CLAIM_SUBJECTS))})`),
    check('claims_outcome', sql`${t.outcome} in (${sql.raw(quoted(CLAIM_OUTCOMES))})`),
    check('claims_amounts', sql`${t.claimedMinor} > 0 and ${t.proposedMinor} >= 0 and ${t.decidedMinor} >= 0`),
    check('claims_ended', sql`(${t.status} in ('settled', 'closed', 'withdrawn')) = (${t.endedAt} is not null)`),
    check('claims_decided', sql`${t.status} not in ('decided', 'appealed', 'closed') or ${t.outcome} is not null`),
  ],
);

/** What either side and the team wrote in a claim, in order: claim, answers, proposals, decisions. */
export const claimStatements = pgTable(
  'claim_statements',
  {
    id: id(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    by: text('by', { enum: MACHINE_ACTORS }).notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The move it belongs to, such as `answer`; `open` for the claim itself. */
    action: text('action').notNull(),
    /** Null once the patient deleted their account. */
    textSealed: text('text_sealed'),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    index('claim_statements_claim').on(t.claimId, t.writtenAt),
    index('claim_statements_author').on(t.authorId),
    check('claim_statements_by', sql`${t.by} in (${sql.raw(quoted(MACHINE_ACTORS))})`),
    check('claim_statements_amount', sql`${t.amountMinor} >= 0`),
  ],
);
