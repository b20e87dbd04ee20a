import { type AdminUsers, exportUsers, listUsers } from '@travesia/contracts/accounts';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { callOf, type UsersFilter } from './users-filter.ts';

/** A page of accounts. */
export function useUsers(filter: UsersFilter): Loaded<AdminUsers> {
  const query = { ...callOf(filter), page: filter.page };
  return useCall(listUsers, { query }, { keep: true });
}

/** The accounts that a filter leaves, as a table. */
export const askUsersFile = (filter: UsersFilter): Promise<ExportedFile> =>
  sessionCall(exportUsers, { query: callOf(filter) });
