import type { AUDIT_LOG_SORTS, AuditAction, AuditLogFilter } from '@travesia/contracts/audit';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries, auditLinks } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { onlySessionOf } from '../../../platform/demo/demo-people.ts';
import type { Sight } from '../../../platform/demo/sight.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { AuditLogScope } from './audit-log.policy.ts';

const actor = alias(users, 'actor');
const subject = alias(users, 'subject');
const previous = alias(auditLinks, 'previous');
const nameOf = ({ firstName, lastName }: typeof actor) =>
  sql<string | null>`nullif(trim(${firstName} || ' ' || ${lastName}), '')`;

const withNames = (db: Db) =>
  db
    .select({
      entry: getTableColumns(auditEntries),
      actorName: nameOf(actor),
      subjectName: nameOf(subject as unknown as typeof actor),
      providerName: providers.name,
      link: { number: auditLinks.number, hash: auditLinks.hash },
      previousHash: previous.hash,
    })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(subject, eq(subject.id, auditEntries.subjectId))
    .leftJoin(providers, eq(providers.id, auditEntries.contextProviderId))
    .leftJoin(auditLinks, eq(auditLinks.entryId, auditEntries.id))
    .leftJoin(previous, eq(previous.number, sql`${auditLinks.number} - 1`));

export type AuditLogRow = Awaited<ReturnType<typeof withNames>>[number];

export interface WantedEntries extends Omit<AuditLogFilter, 'area' | 'sign_ins'> {
  /** Actions of the requested area, with or without sign-ins. */
  areaActions?: readonly AuditAction[] | undefined;
  /** Position of an entry: returns only earlier ones. */
  before?: number | undefined;
  /** ID of an entry, a record, a person or a request: returns only entries with it. */
  id?: string | undefined;
}

type Sort = (typeof AUDIT_LOG_SORTS)[number];

const newest = desc(auditEntries.position);
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [newest],
  oldest: [asc(auditEntries.position)],
  action: [asc(auditEntries.action), newest],
  '-action': [desc(auditEntries.action), newest],
};

/** Log entries, by default newest first. */
export const listLogEntries = (
  db: Db,
  scope: AuditLogScope,
  wanted: WantedEntries,
  { sort = 'newest', limit, offset = 0 }: { sort?: Sort; limit: number; offset?: number },
): Promise<AuditLogRow[]> =>
  withNames(db)
    .where(matching(scope, wanted))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset);

export async function countLogEntries(db: Db, scope: AuditLogScope, wanted: WantedEntries): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(subject, eq(subject.id, auditEntries.subjectId))
    .where(matching(scope, wanted));
  return row?.count ?? 0;
}

function matching({ admin, sight }: AuditLogScope, wanted: WantedEntries): SQL | undefined {
  const { areaActions, action, since, until, before } = wanted;
  const onlySession = onlySessionOf(admin);
  return and(
    namesNobodyElse(sight),
    areaActions ? inArray(auditEntries.action, [...areaActions]) : undefined,
    action.length ? inArray(auditEntries.action, action) : undefined,
    wanted.actor ? eq(auditEntries.actorId, wanted.actor) : undefined,
    wanted.subject ? eq(auditEntries.subjectId, wanted.subject) : undefined,
    wanted.about ? or(eq(auditEntries.actorId, wanted.about), eq(auditEntries.subjectId, wanted.about)) : undefined,
    wanted.provider ? eq(auditEntries.contextProviderId, wanted.provider) : undefined,
    wanted.request ? eq(auditEntries.requestId, wanted.request) : undefined,
    // Other demo visitors' request IDs are hidden from search too.
    wanted.request && onlySession ? eq(auditEntries.sessionId, onlySession) : undefined,
    wanted.id ? hasId(wanted.id, onlySession) : undefined,
    since ? gte(auditEntries.at, new Date(since)) : undefined,
    until ? lt(auditEntries.at, new Date(until)) : undefined,
    before === undefined ? undefined : lt(auditEntries.position, before),
    ...wanted.q.split(' ').filter(Boolean).map(named),
  );
}

/** Other demo visitors' request IDs find nothing. */
const hasId = (id: string, onlySession: string | null): SQL | undefined =>
  or(
    sql`${id} in (${auditEntries.id}::text, ${auditEntries.actorId}::text, ${auditEntries.subjectId}::text)`,
    eq(auditEntries.targetId, id),
    and(eq(auditEntries.requestId, id), onlySession ? eq(auditEntries.sessionId, onlySession) : undefined),
  );

/** The actor and the subject, if any, are in sight. */
const namesNobodyElse = (sight: Sight): SQL | undefined =>
  and(
    or(isNull(auditEntries.actorId), inSight(sight, actor.demo)),
    or(isNull(auditEntries.subjectId), inSight(sight, subject.demo)),
  );

/** Matches a word in the name or address of the actor or subject. */
function named(word: string): SQL {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const words = ({ firstName, lastName, email }: typeof actor) =>
    sql`coalesce(${firstName} || ' ' || ${lastName} || ' ' || ${email}, '')`;
  return sql`lower(f_unaccent(${words(actor)} || ' ' || ${words(subject as unknown as typeof actor)})) like lower(f_unaccent(${like}))`;
}
