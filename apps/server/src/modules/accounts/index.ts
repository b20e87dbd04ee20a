// Front door of the accounts: people, how they prove who they are, and their sessions.
export { createAccounts } from './accounts-deps.ts';
export { forgetOldProofs } from './accounts.jobs.ts';
export type { AccountsDeps } from './accounts-deps.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { writeToAccounts } from './accounts.subscribers.ts';
export { registerAccount } from './commands/register-account.ts';
export { signIn } from './commands/sign-in.ts';
export { authenticateSessions } from './sessions/authenticate-session.ts';
export { type NewPerson, upsertDemoPeople } from './upsert-demo-people.ts';
