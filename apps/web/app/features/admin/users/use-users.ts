import { type AdminUsers, exportUsers, listUsers } from '@travesia/contracts/platform-admin';
import type { ExportedFile, Problem } from '@travesia/contracts/kit';
import { useCallback } from 'react';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useKeyed } from '../../../lib/session/use-keyed.ts';
import { callOf, type UsersFilter } from './users-filter.ts';

export interface KnownUsers {
  /** Null until it is known; while another page loads, the one before. */
  page: AdminUsers | null;
  problem: Problem | null;
  isLoading: boolean;
  reload: () => Promise<void>;
}

/** A page of accounts. */
export function useUsers(filter: UsersFilter): KnownUsers {
  const key = JSON.stringify(filter);
  const load = useCallback((asked: string) => {
    const wanted = JSON.parse(asked) as UsersFilter;
    return sessionCall(listUsers, { query: { ...callOf(wanted), page: wanted.page } }, { background: true });
  }, []);
  const { data, ...rest } = useKeyed(key, load);
  return { page: data, ...rest };
}

/** The accounts that a filter leaves, as a table. */
export const askUsersFile = (filter: UsersFilter): Promise<ExportedFile> =>
  sessionCall(exportUsers, { query: callOf(filter) });
