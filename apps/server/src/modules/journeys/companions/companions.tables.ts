import { COMPANION_RIGHTS, companionMachine, type CompanionStatus } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../journeys.tables.ts';

const STATUSES = Object.keys(companionMachine.states) as CompanionStatus[];

/** People who go along with patients, and what each may read. */
export const journeyCompanions = pgTable(
  'journey_companions',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: STATUSES as [CompanionStatus, ...CompanionStatus[]] }).notNull(),
    /** How the patient calls them, encrypted; null once the patient deleted their account. */
    nameSealed: text('name_sealed'),
    rights: text('rights', { enum: COMPANION_RIGHTS }).array().notNull(),
    /** SHA-256 of the secret in the link. The link is shown once; a new one replaces it. */
    tokenHash: text('token_hash').notNull(),
    /** The account of theirs that keeps it; null while only the link is used. */
    companionId: uuid('companion_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
    views: integer('views').notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('journey_companions_token').on(t.tokenHash),
    index('journey_companions_journey').on(t.journeyId, t.createdAt),
    index('journey_companions_patient').on(t.patientId),
    index('journey_companions_companion').on(t.companionId),
    check('journey_companions_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('journey_companions_views', sql`${t.views} >= 0`),
    check('journey_companions_self', sql`${t.companionId} <> ${t.patientId}`),
  ],
);
