import type { AuditAction } from '@travesia/contracts/audit';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { users } from '../accounts.tables.ts';

/** Audit actions shown in an account's history. */
export const HISTORY: readonly AuditAction[] = [
  'account.registered',
  'account.created_by_operator',
  'account.role_changed',
  'account.suspended',
  'account.activated',
];

export interface HistoryRow {
  entry: typeof auditEntries.$inferSelect;
  by: { id: string; firstName: string; lastName: string; demo: boolean } | null;
}

/** An account's history, newest first, with the actor of each entry. */
export async function listHistory(db: Db, _scope: AllAccountsScope, userId: string): Promise<HistoryRow[]> {
  return db
    .select({
      entry: auditEntries,
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName, demo: users.demo },
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectId, userId), inArray(auditEntries.action, [...HISTORY])))
    .orderBy(desc(auditEntries.position))
    .limit(100);
}

/** Whether an actor performed this action on an account since an instant. */
export async function isNotedOf(
  db: Db | Tx,
  { action, actorId, subjectId, since }: { action: AuditAction; actorId: string; subjectId: string; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, subjectId),
        eq(auditEntries.actorId, actorId),
        eq(auditEntries.action, action),
        gte(auditEntries.at, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}
