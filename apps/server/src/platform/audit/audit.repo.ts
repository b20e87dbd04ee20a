import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db, Tx } from '../db/database.ts';
import { writeLater } from '../db/write-later.ts';
import { ENTRY_VERSION, type UnplacedEntry } from './chain/link-hash.ts';
import { signEntry } from './entry-signer.ts';
import { auditEntries, auditWaiting } from './audit.tables.ts';

export type NewEntry = Omit<typeof auditEntries.$inferInsert, 'version' | 'signature' | 'position'>;

/** Signs and writes an entry, and queues it for the chain, with whatever else its command writes. */
export async function insertAuditEntry(tx: Tx, row: NewEntry): Promise<void> {
  const entry = { ...EMPTY, ...withoutUndefined(row), id: row.id ?? uuidv7(), version: ENTRY_VERSION } as UnplacedEntry;
  const { id, at, action, actorKind, actorId, sessionId, subjectId, contextProviderId } = entry;
  const { targetType, targetId, requestId, facts, version } = entry;
  await writeEntry(tx, {
    id,
    at: at.toISOString(),
    action,
    actorKind,
    actorId,
    sessionId,
    subjectId,
    contextProviderId,
    targetType,
    targetId,
    requestId,
    facts: JSON.stringify(facts),
    version,
    signature: signEntry(entry),
  });
}

const given = (name: string) => sql.placeholder(name);

const writeEntry = writeLater(
  'audit entry',
  sql`audit_written as (
      insert into ${auditEntries} (id, at, action, actor_kind, actor_id, session_id, subject_id, context_provider_id, target_type, target_id,
        request_id, facts, version, signature)
      values (${given('id')}, ${given('at')}, ${given('action')}, ${given('actorKind')}, ${given('actorId')}, ${given('sessionId')},
        ${given('subjectId')}, ${given('contextProviderId')}, ${given('targetType')}, ${given('targetId')}, ${given('requestId')},
        ${given('facts')}, ${given('version')}, ${given('signature')})
      returning id, position),
    audit_queued as (insert into ${auditWaiting} (entry_id, position) select id, position from audit_written)`,
);

const EMPTY = {
  actorId: null,
  sessionId: null,
  subjectId: null,
  contextProviderId: null,
  targetType: null,
  targetId: null,
  requestId: null,
  facts: {},
};

const withoutUndefined = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

/** An entry about something that was done before, written later. */
export type PastEntry = NewEntry & { id: string; at: Date };

/** Writes past actions in the order of their dates, once: existing entries stay unchanged. */
export async function writePastEntries(tx: Tx, entries: readonly PastEntry[]): Promise<void> {
  const rows = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const ids = rows.map(({ id }) => id);
  const known = await tx.select({ id: auditEntries.id }).from(auditEntries).where(inArray(auditEntries.id, ids));
  const written = new Set(known.map(({ id }) => id));
  for (const row of rows) if (!written.has(row.id)) await insertAuditEntry(tx, row);
}

/** When something happened that is in the log; undefined if it is not. */
export async function findEntryTime(db: Db | Tx, id: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: auditEntries.at }).from(auditEntries).where(eq(auditEntries.id, id));
  return row?.at;
}

interface Same {
  action: typeof auditEntries.$inferSelect.action;
  subjectId: string;
  /** IP network with the last part removed, from the entry's facts. */
  network: string;
  since: Date;
  /** Events may arrive out of order. */
  until: Date;
}

/** Whether the same was recorded already, so that repeats don't flood the log. */
export async function isNoted(tx: Tx, { action, subjectId, network, since, until }: Same): Promise<boolean> {
  const [row] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, subjectId),
        eq(auditEntries.action, action),
        gte(auditEntries.at, since),
        lt(auditEntries.at, until),
        sql`${auditEntries.facts}->>'network' = ${network}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether something was recorded already in a session. */
export async function isNotedInSession(db: Db | Tx, action: Same['action'], sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.sessionId, sessionId), eq(auditEntries.action, action)))
    .limit(1);
  return row !== undefined;
}
