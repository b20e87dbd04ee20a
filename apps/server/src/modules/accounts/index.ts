// Front door of the accounts: people, how they prove who they are, and their sessions.
export { type AccountsDeps, type AccountsSetup, createAccounts } from './accounts-deps.ts';
export { forgetOldProofs } from './accounts.jobs.ts';
export { ownAccount } from './accounts.policy.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { writeToAccounts } from './accounts.subscribers.ts';
export { refuseUnlessMaySignIn } from './may-sign-in.ts';
export { authenticateSessions } from './sessions/authenticate-session.ts';
export { keepDevice, nameDevice } from './sessions/device.ts';
export { openSession } from './sessions/open-session.ts';
export { refuseUnlessRecent } from './sessions/refuse-unless-recent.ts';
export type { SecondFactors } from './sessions/second-factors.ts';
export { type NewPerson, upsertDemoPeople } from './upsert-demo-people.ts';
export { findUser, lockUser, writeTwoFactorSince } from './users.repo.ts';
