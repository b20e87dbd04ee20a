import { checkInMachine, type CheckInStatus, SEVERITIES } from '@travesia/contracts/aftercare';
import { LOCALES } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

const STATUSES = Object.keys(checkInMachine.states) as CheckInStatus[];

/** How patients do after their treatment, as they say it. Answers are encrypted; only what they ask for can be counted. */
export const checkIns = pgTable(
  'check_ins',
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
    trip: smallint('trip').notNull(),
    /** Days after the discharge; null for one that the patient began. */
    day: smallint('day'),
    status: text('status', { enum: STATUSES as [CheckInStatus, ...CheckInStatus[]] }).notNull(),
    /** The day, where the patient is, and its zone. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    timeZone: text('time_zone').notNull(),
    dueAt: instant('due_at').notNull(),
    /** When the patient is reminded; null once they were, or needn't be. */
    remindAt: instant('remind_at'),
    /** Which questions were asked: the key of the set and its version. */
    form: text('form').notNull(),
    language: text('language', { enum: LOCALES }),
    /** Null until answered, and once the patient deleted their account. */
    answersSealed: text('answers_sealed'),
    severity: text('severity', { enum: SEVERITIES }),
    answeredAt: instant('answered_at'),
    /** When somebody of the clinic first read the answers. */
    readAt: instant('read_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('check_ins_planned_once').on(t.journeyId, t.trip, t.day),
    index('check_ins_journey').on(t.journeyId, t.dueOn),
    index('check_ins_patient').on(t.patientId, t.status),
    index('check_ins_provider').on(t.providerId, t.status),
    check('check_ins_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('check_ins_trip', sql`${t.trip} between 1 and 2 and ${t.day} > 0`),
    check(
      'check_ins_answered',
      sql`(${t.status} = 'answered') = (${t.answeredAt} is not null) and (${t.answeredAt} is null or ${t.severity} is not null)`,
    ),
    check('check_ins_severity', sql`${t.severity} in (${sql.raw(quoted(SEVERITIES))})`),
  ],
);
