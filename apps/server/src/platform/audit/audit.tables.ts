import type { AuditAction } from '@travesia/contracts/audit';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { id, quoted } from '../db/columns.ts';

export const AUDIT_ACTORS = ['person', 'anonymous', 'system', 'command_line'] as const;

/**
 * Who did what, written in the transaction of the act and never changed: a trigger refuses it. It names people by id
 * only, so that nothing of them is left in it when they are erased.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** Order of writing. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    actorKind: text('actor_kind', { enum: AUDIT_ACTORS }).notNull(),
    // no foreign key: entries outlive what they name
    actorId: uuid('actor_id'),
    /** Session of the actor. */
    // no foreign key: entries outlive what they name
    sessionId: uuid('session_id'),
    /** Whose account or data it was about; they see the entry under their activity. */
    // no foreign key: entries outlive what they name
    subjectId: uuid('subject_id'),
    /** Provider that it was done for or to; its people see the entry under their activity. */
    // no foreign key: entries outlive what they name
    contextProviderId: uuid('context_provider_id'),
    targetType: text('target_type'),
    // no foreign key: entries outlive what they name
    targetId: text('target_id'),
    /** Call that it was done in, as the answer and the log of the server name it; null for what no call did. */
    // no foreign key: calls are in the log only
    requestId: text('request_id'),
    /** What a reader needs beside it: no names, addresses or contents. */
    facts: jsonb('facts').$type<AuditFacts>().notNull().default({}),
  },
  (t) => [
    check('audit_entries_actor', sql`${t.actorKind} in (${sql.raw(quoted(AUDIT_ACTORS))})`),
    check('audit_entries_person', sql`(${t.actorKind} = 'person') = (${t.actorId} is not null)`),
    index('audit_entries_subject').on(t.subjectId, t.position.desc()),
    index('audit_entries_actor_id').on(t.actorId, t.position.desc()),
    index('audit_entries_provider').on(t.contextProviderId, t.position.desc()),
  ],
);

/** Such as `{ device: 'Firefox, Android', reason: '…' }`. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Entries that are not in the chain yet; written with them, taken out when they are. */
export const auditWaiting = pgTable('audit_waiting', {
  entryId: uuid('entry_id')
    .primaryKey()
    .references(() => auditEntries.id),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** The chain: entries in the order in which they were taken in, each with a hash over itself and all before it. */
export const auditLinks = pgTable('audit_links', {
  /** From 1, without a gap. */
  number: bigint('number', { mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id')
    .notNull()
    .unique()
    .references(() => auditEntries.id),
  hash: text('hash').notNull(),
});

/** How long the chain is, under a key that is not in the database: without it the last entries could go unseen. */
export const auditHead = pgTable(
  'audit_head',
  {
    /** One row. */
    one: boolean('one').primaryKey().default(true),
    number: bigint('number', { mode: 'number' }).notNull(),
    mac: text('mac').notNull(),
  },
  (t) => [check('audit_head_one', sql`${t.one}`)],
);
