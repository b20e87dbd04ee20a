import { MACHINE_ACTORS, type MachineActor } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { AUDIT_ACTORS } from '../audit/audit.tables.ts';
import { id, instant, quoted } from '../db/columns.ts';

/**
 * History of every machine: one line per row that entered a machine, and one per transition. Append-only by trigger;
 * only a user's deletion may clear `reason`, the only column with user text.
 */
export const stateChanges = pgTable(
  'state_changes',
  {
    id: id(),
    /** Write order. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    machine: text('machine').notNull(),
    /** Table and id of the row. */
    entity: text('entity').notNull(),
    // no foreign key: history outlives its rows
    entityId: uuid('entity_id').notNull(),
    /** Both null on the first line, which records the initial state. */
    fromState: text('from_state'),
    action: text('action'),
    toState: text('to_state').notNull(),
    /** Version of the row after the transition. */
    version: integer('version').notNull(),
    actorKind: text('actor_kind', { enum: AUDIT_ACTORS }).notNull(),
    // no foreign key: history outlives its rows
    actorId: uuid('actor_id'),
    /** Actor, in the terms of the machine. */
    actedAs: text('acted_as').$type<MachineActor>().notNull(),
    /** User the row is about. */
    // no foreign key: history outlives its rows
    subjectId: uuid('subject_id'),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (t) => [
    check('state_changes_actor', sql`${t.actorKind} in (${sql.raw(quoted(AUDIT_ACTORS))})`),
    check('state_changes_person', sql`(${t.actorKind} = 'person') = (${t.actorId} is not null)`),
    check('state_changes_acted_as', sql`${t.actedAs} in (${sql.raw(quoted(MACHINE_ACTORS))})`),
    check('state_changes_first', sql`(${t.fromState} is null) = (${t.action} is null)`),
    index('state_changes_of_entity').on(t.entityId, t.position),
    index('state_changes_of_subject').on(t.subjectId),
    index('state_changes_of_actor').on(t.actorId),
  ],
);

/** Pending timers of rows. Leaving the state deletes its timers. */
export const stateTimers = pgTable(
  'state_timers',
  {
    id: id(),
    machine: text('machine').notNull(),
    entity: text('entity').notNull(),
    // no foreign key: rows of many tables; a timer whose row is gone is deleted when due
    entityId: uuid('entity_id').notNull(),
    /** State in which it was set. */
    state: text('state').notNull(),
    /** Its index among that state's timers. */
    place: smallint('place').notNull(),
    action: text('action').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Failed attempts; the delay grows with each. */
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    unique('state_timers_of_entity').on(t.entityId, t.machine, t.entity, t.place),
    index('state_timers_due').on(t.dueAt),
  ],
);
