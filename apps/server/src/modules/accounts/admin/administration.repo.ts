import type { UserRole } from '@travesia/contracts/access';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight, isReal, ofSameWorld } from '../../../platform/demo/demo-rows.repo.ts';
import type { Flagged } from '../../../platform/demo/sight.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { type AccountStatus, users } from '../accounts.tables.ts';
import type { UserRow } from '../people/users.repo.ts';

export interface AccountFilter {
  role?: UserRole | undefined;
  status?: AccountStatus | undefined;
  limit: number;
}

/** Accounts by role or status, newest first. */
export async function listUsers(
  db: Db,
  { sight }: AllAccountsScope,
  { role, status, limit }: AccountFilter,
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(inSight(sight, users.demo), role && eq(users.role, role), status && eq(users.status, status)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/**
 * IDs of the active admins, excluding demo accounts, locked until the transaction ends. Always locked in the same order, so that
 * two concurrent demotions wait instead of deadlocking.
 */
export async function lockActiveAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(activeAdmins).orderBy(asc(users.id)).for('update');
  return rows.map(({ id }) => id);
}

const activeAdmins = and(eq(users.role, 'admin'), eq(users.status, 'active'), isReal(users.demo));

/** More admins than any team has. */
const MOST_TOLD = 200;

/** Active admins to notify about a thing, of the demo or real as it is. */
export const listAdminsToTell = (tx: Tx, thing: Flagged) =>
  tx
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      language: users.language,
      demo: users.demo,
    })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), ofSameWorld(thing, users.demo)))
    .orderBy(asc(users.id))
    .limit(MOST_TOLD);
