import { type ACTIVITY_SORTS, type AuditAction, JOB_STEPS } from '@travesia/contracts/audit';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, notInArray, or, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { ActivityScope } from './activity.policy.ts';

export type AuditRow = typeof auditEntries.$inferSelect & { providerName: string | null };

const within = ({ userId, onlySession }: ActivityScope): SQL | undefined =>
  and(
    eq(auditEntries.subjectId, userId),
    notInArray(auditEntries.action, [...JOB_STEPS]),
    onlySession
      ? or(
          eq(auditEntries.sessionId, onlySession),
          and(eq(auditEntries.targetType, 'session'), eq(auditEntries.targetId, onlySession)),
        )
      : undefined,
  );

export interface Wanted {
  actions?: readonly AuditAction[] | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

interface Page {
  sort: (typeof ACTIVITY_SORTS)[number];
  page: number;
  limit: number;
}

const matching = (scope: ActivityScope, { actions, since, until }: Wanted): SQL | undefined =>
  and(
    within(scope),
    actions ? inArray(auditEntries.action, [...actions]) : undefined,
    since ? gte(auditEntries.at, since) : undefined,
    until ? lt(auditEntries.at, until) : undefined,
  );

/** Entries about a user, by default all of them, newest first. */
export async function listEntries(db: Db, scope: ActivityScope, wanted: Wanted, page?: Page): Promise<AuditRow[]> {
  const query = db
    .select({ ...getTableColumns(auditEntries), providerName: providers.name })
    .from(auditEntries)
    .leftJoin(providers, eq(providers.id, auditEntries.contextProviderId))
    .where(matching(scope, wanted))
    .orderBy(page?.sort === 'oldest' ? asc(auditEntries.position) : desc(auditEntries.position))
    .$dynamic();
  return page ? query.limit(page.limit).offset((page.page - 1) * page.limit) : query;
}

export async function countEntries(db: Db, scope: ActivityScope, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditEntries).where(matching(scope, wanted));
  return row?.total ?? 0;
}

/** Facts of the sign-ins that opened the user's sessions, by session. */
export async function findSignIns(
  db: Db,
  scope: ActivityScope,
  sessionIds: readonly string[],
): Promise<Map<string, AuditRow['facts']>> {
  if (!sessionIds.length) return new Map();
  const rows = await db
    .select({ sessionId: auditEntries.sessionId, facts: auditEntries.facts })
    .from(auditEntries)
    .where(
      and(
        within(scope),
        eq(auditEntries.action, 'account.signed_in'),
        inArray(auditEntries.sessionId, [...sessionIds]),
      ),
    );
  return new Map(rows.map(({ sessionId, facts }) => [sessionId ?? '', facts]));
}
