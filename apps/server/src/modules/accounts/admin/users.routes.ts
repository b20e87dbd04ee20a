import {
  activateUser,
  changeUserRole,
  clearUserAttempts,
  endUserSession,
  endUserSessions,
  exportUsers as exportUsersCall,
  getUser,
  listUsers,
  resendUserVerification,
  suspendUser,
  undoUserAct,
} from '@travesia/contracts/accounts';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { activateAccount } from './commands/activate-account.ts';
import { allAccounts } from '../accounts.policy.ts';
import { clearAttempts } from './commands/clear-attempts.ts';
import { changeRole } from './commands/change-role.ts';
import { endAllSessions } from './commands/end-all-sessions.ts';
import { endOneSession } from './commands/end-one-session.ts';
import { refuseUnlessRecent } from '../sessions/refuse-unless-recent.ts';
import { resendVerificationTo } from './commands/resend-verification.ts';
import { suspendAccount } from './commands/suspend-account.ts';
import { exportUsers } from './commands/export-users.ts';
import { undoAccountAct } from './commands/undo-account-act.ts';
import { noteViewed } from './commands/note-viewed.ts';
import type { UserAdminDeps } from './user-admin-deps.ts';
import { listUsersQuery } from './queries/list-users.ts';
import { readUser, readUserLine } from './queries/read-user.ts';

/** User administration routes for admins. */
export function userAdminRoutes(deps: UserAdminDeps): Mounted[] {
  const { accounts } = deps;
  return [
    mount(listUsers, ({ query }, { actor }) => listUsersQuery(deps, query, actor)),
    mount(exportUsersCall, ({ query }, { actor }) => exportUsers(deps, query, personOf(actor))),
    mount(getUser, async ({ params }, { actor }) => {
      const person = personOf(actor);
      const user = await readUser(deps, params.id, person);
      await noteViewed(deps, params.id, person);
      return user;
    }),
    mount(changeUserRole, async ({ params: { id }, body }, { actor }) => {
      const person = personOf(actor);
      const before = await readUserLine(deps, id, person);
      // Admins control everything else.
      if ([before.role, body.role].includes('admin')) refuseUnlessRecent(person, accounts.clock);
      await changeRole(accounts, allAccounts(person), { userId: id, ...body });
      return readUserLine(deps, id, person);
    }),
    mount(suspendUser, async ({ params: { id }, body }, { actor }) => {
      await suspendAccount(accounts, allAccounts(actor), { userId: id, ...body });
      return readUserLine(deps, id, personOf(actor));
    }),
    mount(activateUser, async ({ params: { id }, body }, { actor }) => {
      await activateAccount(accounts, allAccounts(actor), { userId: id, ...body });
      return readUserLine(deps, id, personOf(actor));
    }),
    mount(undoUserAct, async ({ params: { id }, body }, { actor }) => {
      await undoAccountAct(accounts, allAccounts(actor), { userId: id, ...body });
      return readUserLine(deps, id, personOf(actor));
    }),
    mount(endUserSessions, async ({ params: { id } }, { actor }) => ({
      ended: await endAllSessions(accounts, allAccounts(actor), id),
    })),
    mount(endUserSession, ({ params: { id, session } }, { actor }) =>
      endOneSession(accounts, allAccounts(actor), { userId: id, sessionId: session }),
    ),
    mount(clearUserAttempts, ({ params: { id } }, { actor }) => clearAttempts(accounts, allAccounts(actor), id)),
    mount(resendUserVerification, async ({ params: { id } }, { actor }) => {
      await resendVerificationTo(accounts, allAccounts(actor), id);
      return { status: 'check_inbox' as const };
    }),
  ];
}
