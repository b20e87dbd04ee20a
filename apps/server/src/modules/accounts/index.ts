// Front door of the accounts: people, how they prove who they are, and their sessions.
export { type AccountsDeps, createAccounts, type Memberships } from './accounts-deps.ts';
export { forgetOldProofs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { writeToAccounts } from './accounts.subscribers.ts';
export { changeRole } from './joining/change-role.ts';
export { makeVerifiedAccount } from './joining/make-verified-account.ts';
export { refuseUnlessMaySignIn } from './may-sign-in.ts';
export { openSessionFor } from './joining/open-session-for.ts';
export { refuseWeakPassword } from './passwords/refuse-password.ts';
export { presentPerson } from './joining/present-person.ts';
export { authenticateSessions } from './sessions/authenticate-session.ts';
export { refuseUnlessRecent } from './sessions/refuse-unless-recent.ts';
export { emailKeyOf, findUser, findUserByEmail, lockUser, type UserRow } from './users.repo.ts';
export { type NewPerson, upsertDemoPeople } from './upsert-demo-people.ts';
