import type { AuditAction } from '@travesia/contracts/audit';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    /** Provider on whose behalf somebody else acted. */
    // no foreign key: entries outlive what they name
    contextProviderId: uuid('context_provider_id'),
    targetType: text('target_type'),
    // no foreign key: entries outlive what they name
    targetId: text('target_id'),
    /** What a reader needs beside it: no names, addresses or contents. */
    facts: jsonb('facts').$type<AuditFacts>().notNull().default({}),
  },
  (t) => [
    check('audit_entries_actor', sql`${t.actorKind} in (${sql.raw(quoted(AUDIT_ACTORS))})`),
    check('audit_entries_person', sql`(${t.actorKind} = 'person') = (${t.actorId} is not null)`),
    index('audit_entries_subject').on(t.subjectId, t.position.desc()),
    index('audit_entries_actor_id').on(t.actorId, t.position.desc()),
  ],
);

/** Such as `{ device: 'Firefox, Android', reason: '…' }`. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;
