import type { AuditAction } from '@travesia/contracts/audit';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, customType, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, quoted } from '../db/columns.ts';

export const AUDIT_ACTORS = ['person', 'anonymous', 'system', 'command_line'] as const;

/** Entries about the log itself. */
export const INTEGRITY_ACTIONS = [
  'audit.broken',
  'audit.accepted',
  'audit.verified',
  'audit.signing_began',
] as const satisfies readonly AuditAction[];

/**
 * When something was done. PostgreSQL knows times that JavaScript does not, such as `infinity`: read as 1970, so that a row that somebody else
 * wrote fails the verification and stops neither it nor a screen.
 */
const auditTime = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (at) => at.toISOString(),
  fromDriver: (value) => {
    const at = new Date(value);
    return Number.isNaN(at.getTime()) ? new Date(0) : at;
  },
});

/**
 * Who did what, written in the action's transaction and never changed: a trigger prevents it. Users appear by id only,
 * so that nothing of them remains when they are deleted.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** Write order. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    at: auditTime('at').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    actorKind: text('actor_kind', { enum: AUDIT_ACTORS }).notNull(),
    // no foreign key: entries outlive what they reference
    actorId: uuid('actor_id'),
    /** Session of the actor. */
    // no foreign key: entries outlive what they reference
    sessionId: uuid('session_id'),
    /** The user whose account or data it concerns; they see the entry in their activity. */
    // no foreign key: entries outlive what they reference
    subjectId: uuid('subject_id'),
    /** Provider it was done for or to; its team sees the entry in its activity. */
    // no foreign key: entries outlive what they reference
    contextProviderId: uuid('context_provider_id'),
    targetType: text('target_type'),
    // no foreign key: entries outlive what they reference
    targetId: text('target_id'),
    /** Request id, as in the response and the server log; null if no request caused it. */
    // no foreign key: requests are only in the log
    requestId: text('request_id'),
    /** Additional details: no names, addresses or contents. */
    facts: jsonb('facts').$type<AuditFacts>().notNull().default({}),
    /** Format: 1 is not signed, 2 is. Older releases write 1 by not naming this column. */
    version: smallint('version').notNull().default(1),
    /** Signature by the code that wrote the entry; see ChainKeys.sign. */
    signature: text('signature'),
  },
  (t) => [
    check('audit_entries_actor', sql`${t.actorKind} in (${sql.raw(quoted(AUDIT_ACTORS))})`),
    check('audit_entries_person', sql`(${t.actorKind} = 'person') = (${t.actorId} is not null)`),
    check('audit_entries_signed', sql`${t.version} = 1 or ${t.signature} is not null`),
    index('audit_entries_integrity')
      .on(t.position.desc())
      .where(sql`${t.action} in (${sql.raw(quoted(INTEGRITY_ACTIONS))})`),
    index('audit_entries_subject').on(t.subjectId, t.position.desc()),
    index('audit_entries_actor_id').on(t.actorId, t.position.desc()),
    index('audit_entries_action').on(t.action, t.position.desc().nullsFirst()),
    index('audit_entries_provider').on(t.contextProviderId, t.position.desc()),
  ],
);

/** Such as `{ device: 'Firefox, Android', reason: '…' }`. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Entries not in the chain yet; written with them, removed once they are. */
export const auditWaiting = pgTable('audit_waiting', {
  entryId: uuid('entry_id')
    .primaryKey()
    .references(() => auditEntries.id),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** The chain: entries in sealing order, each with a hash over itself and all before it. */
export const auditLinks = pgTable('audit_links', {
  /** From 1, without gaps. */
  number: bigint('number', { mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id')
    .notNull()
    .unique()
    .references(() => auditEntries.id),
  hash: text('hash').notNull(),
});

/**
 * Length of the chain, signed with a key that is not in the database. It could be replaced by an earlier one together with the chain, so
 * each process also keeps the last head it saw outside the database (see Witness).
 */
export const auditHead = pgTable(
  'audit_head',
  {
    /** A single row. */
    one: boolean('one').primaryKey().default(true),
    number: bigint('number', { mode: 'number' }).notNull(),
    mac: text('mac').notNull(),
  },
  (t) => [check('audit_head_one', sql`${t.one}`)],
);
