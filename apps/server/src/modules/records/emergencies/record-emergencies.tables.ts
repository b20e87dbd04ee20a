import { EMERGENCY_SIDES, recordEmergencyMachine, type RecordEmergencyStatus } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

const STATUSES = Object.keys(recordEmergencyMachine.states) as RecordEmergencyStatus[];

/** Who opened a patient's records in an emergency, and why. */
export const recordEmergencies = pgTable(
  'record_emergencies',
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
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users.id),
    side: text('side', { enum: EMERGENCY_SIDES }).notNull(),
    /** Whether it opened every record, or only those shared with the journey. */
    wholeVault: boolean('whole_vault').notNull(),
    /** It can be about health. Null once the patient's account was deleted. */
    reasonSealed: text('reason_sealed'),
    status: text('status', { enum: STATUSES as [RecordEmergencyStatus, ...RecordEmergencyStatus[]] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('record_emergencies_active')
      .on(t.journeyId, t.openedBy)
      .where(sql`${t.status} = 'active'`),
    index('record_emergencies_patient').on(t.patientId),
    index('record_emergencies_provider').on(t.providerId),
    index('record_emergencies_opened_by').on(t.openedBy),
    index('record_emergencies_ended_by').on(t.endedBy),
    check('record_emergencies_side', sql`${t.side} in (${sql.raw(quoted(EMERGENCY_SIDES))})`),
    check('record_emergencies_status', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
  ],
);
