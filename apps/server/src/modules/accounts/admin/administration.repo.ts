import type { UserRole } from '@travesia/contracts/access';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight, isReal } from '../../../platform/demo/demo-rows.repo.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { type AccountStatus, users } from '../accounts.tables.ts';
import type { UserRow } from '../people/users.repo.ts';

export interface AccountFilter {
  role?: UserRole | undefined;
  status?: AccountStatus | undefined;
  limit: number;
}

/** Accounts of a role or in a state, the newest first. */
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
 * Ids of the admins who could do something now, people of the demonstration left out; kept from changing until the
 * transaction ends. Locked in one order, so that two who take each other's place wait instead of blocking each other.
 */
export async function lockActiveAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(activeAdmins).orderBy(asc(users.id)).for('update');
  return rows.map(({ id }) => id);
}

const activeAdmins = and(eq(users.role, 'admin'), eq(users.status, 'active'), isReal(users.demo));
