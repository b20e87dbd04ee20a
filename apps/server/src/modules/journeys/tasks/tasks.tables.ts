import { FILE_KINDS, JOURNEY_STAGES, STEP_OWNERS, taskMachine, type TaskStatus } from '@travesia/contracts/journeys';
import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { journeys } from '../journeys.tables.ts';

const STATUSES = Object.keys(taskMachine.states) as TaskStatus[];

/** From which date of the trip a task's due day is counted, so that it moves with it. */
export interface TaskAnchor {
  anchor: string;
  days: number;
}

/** What is to do in journeys: steps of the clinic's template as they were when it was booked, and added tasks. */
export const journeyTasks = pgTable(
  'journey_tasks',
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
    /** Key of the step; null for an added task. */
    step: text('step'),
    /** Of a step, in three languages. */
    title: jsonb('title').$type<Localized>(),
    /** Of an added task, encrypted: it can be about health. */
    titleSealed: text('title_sealed'),
    stage: text('stage', { enum: JOURNEY_STAGES }).notNull(),
    trip: smallint('trip').notNull().default(1),
    owner: text('owner', { enum: STEP_OWNERS }).notNull(),
    status: text('status', { enum: STATUSES as [TaskStatus, ...TaskStatus[]] }).notNull(),
    /** Null once its day was changed by hand, and for added tasks. */
    due: jsonb('due').$type<TaskAnchor>(),
    durationDays: integer('duration_days').notNull().default(0),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    files: text('files', { enum: FILE_KINDS }).array().notNull(),
    reminderDays: integer('reminder_days').array().notNull(),
    /** Zone of the clinic when it was planned. */
    timeZone: text('time_zone').notNull(),
    /** When its owner is told next; null if nothing is left to tell. */
    remindAt: instant('remind_at'),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('journey_tasks_step').on(t.journeyId, t.step, t.trip),
    index('journey_tasks_patient').on(t.patientId),
    index('journey_tasks_provider').on(t.providerId, t.status, t.dueOn),
    check('journey_tasks_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('journey_tasks_owner', sql`${t.owner} in (${sql.raw(quoted(STEP_OWNERS))})`),
    check('journey_tasks_stage', sql`${t.stage} in (${sql.raw(quoted(JOURNEY_STAGES))})`),
    check('journey_tasks_trip', sql`${t.trip} in (1, 2)`),
    check('journey_tasks_title', sql`(${t.step} is null) = (${t.title} is null)`),
    check('journey_tasks_done', sql`(${t.status} = 'done') = (${t.doneAt} is not null)`),
  ],
);
