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
  undoUserAct,
} from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { callKey } from '../../../../lib/calls/call-key.ts';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLoad } from '../../../../lib/calls/use-load.ts';

/** Number of log entries on the user page; the audit log has the rest. */
const LATEST = 12;

/** Loads everything admins can see about an account. */
export function useUser(id: string): Loaded<AdminUserDetail> {
  return useCall(getUser, { params: { id } });
}

/** Latest actions by and on the user; reloaded when the account's `state` changes. */
export function useUserActivity(id: string, state: string): Loaded<AuditLog> {
  const input = { query: { about: id, limit: LATEST } };
  return useLoad([...callKey(listAuditLog, input), state], (signal) =>
    sessionCall(listAuditLog, input, { background: true, signal }),
  );
}

type Seen = Pick<AdminUserDetail, 'id' | 'version'>;
const reasonOf = (reason: string) => (reason ? { reason } : {});

/** Admin actions on an account; each rejects with the problem if it fails. */
export const userActs = {
  role: ({ id, version }: Seen, role: UserRole, reason: string) =>
    sessionCall(changeUserRole, { params: { id }, body: { role, version, ...reasonOf(reason) } }),
  suspend: ({ id, version }: Seen, reason: string) =>
    sessionCall(suspendUser, { params: { id }, body: { reason, version } }),
  activate: ({ id, version }: Seen, reason: string) =>
    sessionCall(activateUser, { params: { id }, body: { version, ...reasonOf(reason) } }),
  undo: ({ id, version }: Seen) => sessionCall(undoUserAct, { params: { id }, body: { version } }),
  endSessions: ({ id }: Seen) => sessionCall(endUserSessions, { params: { id } }),
  endSession: ({ id }: Seen, session: string) => sessionCall(endUserSession, { params: { id, session } }),
  resend: ({ id }: Seen) => sessionCall(resendUserVerification, { params: { id } }),
};
