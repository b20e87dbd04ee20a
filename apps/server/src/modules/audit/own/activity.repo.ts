import { type AuditAction, JOB_STEPS } from '@travesia/contracts/audit';
import { and, desc, eq, getTableColumns, gte, inArray, lt, notInArray, or, type SQL } from 'drizzle-orm';
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
  /** Position of an entry: returns only earlier ones. */
  before?: number | undefined;
  limit?: number | undefined;
}

/** Entries about a user, newest first. */
export async function listEntries(db: Db, scope: ActivityScope, wanted: Wanted): Promise<AuditRow[]> {
  const { actions, since, until, before, limit } = wanted;
  const query = db
    .select({ ...getTableColumns(auditEntries), providerName: providers.name })
    .from(auditEntries)
    .leftJoin(providers, eq(providers.id, auditEntries.contextProviderId))
    .where(
      and(
        within(scope),
        actions ? inArray(auditEntries.action, [...actions]) : undefined,
        since ? gte(auditEntries.at, since) : undefined,
        until ? lt(auditEntries.at, until) : undefined,
        before === undefined ? undefined : lt(auditEntries.position, before),
      ),
    )
    .orderBy(desc(auditEntries.position))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
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
