import { type AdminUsers, type UsersQuery } from '@travesia/contracts/accounts';
import { pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { allAccounts } from '../../accounts.policy.ts';
import type { UserAdminDeps } from '../user-admin-deps.ts';
import { presentAdminUser } from '../user-admin.presenter.ts';
import { countFacets, countUsers, listUserRows } from '../user-listing.repo.ts';

/** A page of accounts, with the count for each filter value. */
export async function listUsersQuery(
  { accounts }: UserAdminDeps,
  query: UsersQuery,
  actor: Actor,
): Promise<AdminUsers> {
  const scope = allAccounts(actor);
  const { db } = accounts.database;
  const { page, limit } = query;
  const filter = { ...query, now: accounts.clock.now() };
  const [rows, total, facets] = await Promise.all([
    listUserRows(db, scope, filter, { limit, offset: (page - 1) * limit }),
    countUsers(db, scope, filter),
    countFacets(db, scope, filter),
  ]);
  return { data: rows.map((row) => presentAdminUser(scope, row)), ...pageFacts(total, page, limit), facets };
}
