import { listAuditLog, type AuditLog } from '@travesia/contracts/audit';
import {
  activateUser,
  type AdminUserDetail,
  changeUserRole,
  endUserSession,
  endUserSessions,
  getUser,
  resendUserVerification,
  suspendUser,
} from '@travesia/contracts/platform-admin';
import type { UserRole } from '@travesia/contracts/accounts';
import { useCallback } from 'react';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { type Keyed, useKeyed } from '../../../../lib/session/use-keyed.ts';
import { type Loaded, useLoaded } from '../../../../lib/calls/use-loaded.ts';

/** Entries of the log that the page of a person shows; the log has the rest. */
const LATEST = 12;

/** Everything that admins see of an account. */
export function useUser(id: string): Loaded<AdminUserDetail> {
  const load = useCallback(() => sessionCall(getUser, { params: { id } }, { background: true }), [id]);
  return useLoaded(load);
}

/** The latest of what somebody did and what was done about them; asked again when `state` of the account is another. */
export function useUserActivity(id: string, state: string): Keyed<AuditLog> {
  const load = useCallback(
    () => sessionCall(listAuditLog, { query: { about: id, limit: LATEST } }, { background: true }),
    [id],
  );
  return useKeyed(state, load);
}

type Seen = Pick<AdminUserDetail, 'id' | 'version'>;
const reasonOf = (reason: string) => (reason ? { reason } : {});

/** What an admin does with an account; each rejects with the problem that kept it from being done. */
export const userActs = {
  role: ({ id, version }: Seen, role: UserRole, reason: string) =>
    sessionCall(changeUserRole, { params: { id }, body: { role, version, ...reasonOf(reason) } }),
  suspend: ({ id, version }: Seen, reason: string) =>
    sessionCall(suspendUser, { params: { id }, body: { reason, version } }),
  activate: ({ id, version }: Seen, reason: string) =>
    sessionCall(activateUser, { params: { id }, body: { version, ...reasonOf(reason) } }),
  endSessions: ({ id }: Seen) => sessionCall(endUserSessions, { params: { id } }),
  endSession: ({ id }: Seen, session: string) => sessionCall(endUserSession, { params: { id, session } }),
  resend: ({ id }: Seen) => sessionCall(resendUserVerification, { params: { id } }),
};
