// Front door of the accounts: people, how they prove who they are, and their sessions.
export { createAccounts } from './accounts-deps.ts';
export { forgetOldProofs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { writeToAccounts } from './accounts.subscribers.ts';
export { noteRefusedSignIns } from './attempts/note-refused-sign-ins.ts';
export { accountsPersonalData } from './closing/accounts-personal-data.ts';
export { beginClosing, eraseUser, findOwner, isErasable, keepOpen, lockAccount } from './closing/closing.ts';
export { findErasable, provedAddressesOf } from './closing/closing.repo.ts';
export { authenticateSessions } from './sessions/authenticate-session.ts';
export { refuseUnlessRecent } from './sessions/refuse-unless-recent.ts';
export { listLiveSessionIds } from './sessions/sessions.repo.ts';
export { type NewPerson, upsertDemoPeople } from './upsert-demo-people.ts';
