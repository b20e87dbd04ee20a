import { INCIDENT_ORIGINS, incidentMachine, type IncidentStatus } from '@travesia/contracts/aftercare';
import { MACHINE_ACTORS } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { checkIns } from '../check-ins/check-ins.tables.ts';

const STATUSES = Object.keys(incidentMachine.states) as IncidentStatus[];
const SEVERE = ['attention', 'urgent'] as const;

/** What clinics must answer, with its clock. What it is about is encrypted. */
export const incidents = pgTable(
  'incidents',
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
    checkInId: uuid('check_in_id').references(() => checkIns.id),
    origin: text('origin', { enum: INCIDENT_ORIGINS }).notNull(),
    severity: text('severity', { enum: SEVERE }).notNull(),
    status: text('status', { enum: STATUSES as [IncidentStatus, ...IncidentStatus[]] }).notNull(),
    answerDueAt: instant('answer_due_at').notNull(),
    /** When the team is alarmed again; null unless it went up, and once they were. */
    alarmAt: instant('alarm_at'),
    acknowledgedAt: instant('acknowledged_at'),
    resolvedAt: instant('resolved_at'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('incidents_reference').on(t.reference),
    unique('incidents_check_in').on(t.checkInId),
    index('incidents_journey').on(t.journeyId, t.createdAt),
    index('incidents_patient').on(t.patientId),
    index('incidents_provider').on(t.providerId, t.status, t.answerDueAt),
    index('incidents_status').on(t.status, t.answerDueAt),
    check('incidents_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('incidents_severity', sql`${t.severity} in (${sql.raw(quoted(SEVERE))})`),
    check(
      'incidents_origin',
      sql`${t.origin} in (${sql.raw(quoted(INCIDENT_ORIGINS))}) and (${t.origin} = 'check_in') = (${t.checkInId} is not null)`,
    ),
    check('incidents_resolved', sql`(${t.status} = 'resolved') = (${t.resolvedAt} is not null)`),
  ],
);

/** What is written in an incident: by the patient, to the patient, or among those who treat. */
export const incidentNotes = pgTable(
  'incident_notes',
  {
    id: id(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    by: text('by', { enum: MACHINE_ACTORS }).notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whether the patient reads it. */
    shared: boolean('shared').notNull(),
    textSealed: text('text_sealed').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    index('incident_notes_incident').on(t.incidentId, t.writtenAt),
    index('incident_notes_author').on(t.authorId),
    check('incident_notes_by', sql`${t.by} in (${sql.raw(quoted(MACHINE_ACTORS))})`),
  ],
);
