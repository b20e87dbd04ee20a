// Public API of accounts: users, authentication and sessions.
export type { AccountStatus } from './accounts.tables.ts';
export {
  accountsService,
  type AccountsDeps,
  createAccounts,
  landingService,
  type Memberships,
  membershipsService,
  secondFactorsService,
} from './accounts-deps.ts';
export { type AccountScope, allAccounts, type AllAccountsScope, ownAccount } from './accounts.policy.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { announcePrivileged } from './admin/announce-privileged.ts';
export { listAdminsToTell } from './admin/administration.repo.ts';
export { isPrivileged } from './admin/privileged.ts';
export { keepAnAdmin } from './admin/keep-an-admin.ts';
export { readReason } from './admin/reason.ts';
export type { SetUpLink } from './admin/set-up-link.ts';
export { findErasable, provedAddressesOf } from './closing/closing.repo.ts';
export { beginClosing, eraseUser, findOwner, isErasable, keepOpen, lockAccount } from './closing/closing.ts';
export { activateAccount } from './admin/commands/activate-account.ts';
export { accountToAdminister } from './admin/account-to-administer.ts';
export { changeRole } from './admin/commands/change-role.ts';
export { createAccount } from './admin/commands/create-account.ts';
export { endAllSessions } from './admin/commands/end-all-sessions.ts';
export { renewSetUpLink } from './admin/commands/renew-set-up-link.ts';
export { suspendAccount } from './admin/commands/suspend-account.ts';
export { vouchForAddress } from './admin/commands/vouch-for-address.ts';
export { registerAccount } from './commands/register-account.ts';
export { signIn } from './commands/sign-in.ts';
export { giveRole } from './joining/give-role.ts';
export { makeVerifiedAccount } from './joining/make-verified-account.ts';
export { openSessionFor } from './joining/open-session-for.ts';
export { avatarAddress } from './avatar/avatar-address.ts';
export { presentPerson } from './people/present-person.ts';
export { refuseUnlessMaySignIn } from './people/may-sign-in.ts';
export { refuseWeakPassword } from './passwords/refuse-password.ts';
export { findEmailChange } from './email-change/email-changes.repo.ts';
export { describeAccount } from './admin/queries/describe-account.ts';
export { findAccount } from './admin/queries/find-account.ts';
export { listAccounts } from './admin/queries/list-accounts.ts';
export { listSessionsOf } from './admin/queries/list-sessions-of.ts';
export { findPendingEmailChange } from './queries/find-pending-email-change.ts';
export { authenticateSessions, peopleOfSessions } from './sessions/authenticate-session.ts';
export { keepDevice, nameDevice } from './sessions/device.ts';
export { openSession, SESSION_DAYS } from './sessions/open-session.ts';
export { ACCESS_TOKEN_MINUTES } from './sessions/access-token.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { refuseUnlessRecent } from './sessions/refuse-unless-recent.ts';
export type { SecondFactors } from './sessions/second-factors.ts';
export { findTimeZone, listLiveSessionIds } from './sessions/sessions.repo.ts';
export { type DemoSession, rewriteDemoSessions } from './people/rewrite-demo-sessions.ts';
export {
  type DemoAccountLife,
  type NewPerson,
  rewriteDemoAccountHistory,
  upsertDemoPeople,
} from './people/upsert-demo-people.ts';
export {
  type Details,
  emailKeyOf,
  findUser,
  findUserByEmail,
  isPresent,
  insertConsents,
  listConsents,
  lockUser,
  type UserRow,
  withdrawConsent,
  writeDetails,
  writeTwoFactorSince,
} from './people/users.repo.ts';
export { accountsFeature } from './feature.ts';
export { previewFlagsService } from './admin/user-admin-deps.ts';
export { knownTo, type PeopleScope } from './admin/people.policy.ts';
export { countMade } from './admin/user-listing.repo.ts';
