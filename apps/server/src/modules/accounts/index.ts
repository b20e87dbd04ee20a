// Front door of the accounts: people, how they prove who they are, and their sessions.
export { type AccountScope, ownAccount } from './accounts.policy.ts';
export { createAccounts } from './accounts-deps.ts';
export { forgetOldProofs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { writeToAccounts } from './accounts.subscribers.ts';
export { findPendingEmailChange } from './queries/find-pending-email-change.ts';
export { authenticateSessions } from './sessions/authenticate-session.ts';
export { type NewPerson, upsertDemoPeople } from './upsert-demo-people.ts';
export {
  type Details,
  findUser,
  insertConsents,
  listConsents,
  lockUser,
  type UserRow,
  withdrawConsent,
  writeDetails,
} from './users.repo.ts';
