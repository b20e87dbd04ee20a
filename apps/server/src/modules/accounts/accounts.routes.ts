import {
  askEmailChange as askEmailChangeCall,
  changePassword as changePasswordCall,
  confirmEmailChange,
  demoLogin,
  endOtherSessions as endOtherSessionsCall,
  endSession,
  forgotPassword,
  listSessions,
  login,
  logout,
  me,
  refresh,
  register,
  resendVerification,
  resetPassword as resetPasswordCall,
  stopEmailChange as stopEmailChangeCall,
  verifyEmail as verifyEmailCall,
} from '@travesia/contracts/accounts';
import {
  completeSignIn as completeSignInCall,
  confirmIdentity as confirmIdentityCall,
} from '@travesia/contracts/two-factor';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { ownAccount } from './accounts.policy.ts';
import { askEmailChange } from './commands/ask-email-change.ts';
import { changePassword } from './commands/change-password.ts';
import { completeSignIn } from './commands/complete-sign-in.ts';
import { confirmIdentity } from './commands/confirm-identity.ts';
import { decideEmailChange } from './commands/decide-email-change.ts';
import { demoSignIn } from './commands/demo-sign-in.ts';
import { endOtherSessions } from './commands/end-other-sessions.ts';
import { endOwnSession } from './commands/end-own-session.ts';
import { refreshSession } from './commands/refresh-session.ts';
import { registerAccount } from './commands/register-account.ts';
import { requestMail } from './commands/request-mail.ts';
import { resetPassword } from './commands/reset-password.ts';
import { signIn } from './commands/sign-in.ts';
import { signOut } from './commands/sign-out.ts';
import { stopEmailChange } from './commands/stop-email-change.ts';
import { verifyEmail } from './commands/verify-email.ts';
import { findMe } from './queries/find-me.ts';
import { listOwnSessions } from './queries/list-own-sessions.ts';

/** Routes for signing up, signing in and out, and listing devices. */
export function accountsRoutes(deps: AccountsDeps): Mounted[] {
  const { db } = deps.database;
  return [
    mount(register, ({ body }, context) => registerAccount(deps, body, context)),
    mount(login, ({ body }, context) => signIn(deps, body, context)),
    mount(completeSignInCall, ({ body }, context) => completeSignIn(deps, body, context)),
    mount(logout, (_input, { actor }) => signOut(deps, actor)),
    mount(refresh, ({ body }) => refreshSession(deps, body)),
    mount(forgotPassword, ({ body }) => requestMail(deps, 'reset_password', body.email)),
    mount(resetPasswordCall, ({ body }, context) => resetPassword(deps, body, context)),
    mount(changePasswordCall, ({ body }, context) => changePassword(deps, body, context)),
    mount(confirmIdentityCall, ({ body }, context) => confirmIdentity(deps, body, context)),
    mount(verifyEmailCall, ({ body }, context) => verifyEmail(deps, body, context)),
    mount(resendVerification, ({ body }) => requestMail(deps, 'verify_email', body.email)),
    mount(me, (_input, { actor }) => findMe(deps, ownAccount(actor))),
    mount(demoLogin, ({ body }, context) => demoSignIn(deps, body, context)),
    mount(askEmailChangeCall, ({ body }, { actor }) => askEmailChange(deps, actor, body)),
    mount(stopEmailChangeCall, (_input, { actor }) => stopEmailChange(deps, actor)),
    mount(confirmEmailChange, ({ body }, { actor }) => decideEmailChange(deps, body, actor)),
    mount(listSessions, (_input, { actor }) => listOwnSessions(db, actor, deps.clock.now())),
    mount(endSession, ({ params }, { actor }) => endOwnSession(deps, actor, params.id)),
    mount(endOtherSessionsCall, (_input, { actor }) => endOtherSessions(deps, actor)),
  ];
}
