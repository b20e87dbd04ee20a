// Front door of credentials.
export { credentialStatus } from './credential.rules.ts';
export { hasLicence, listPaperIds, lockBeingChecked } from './papers.repo.ts';
export { papersRoutes } from './admin/papers.routes.ts';
export { watchOverPapers } from './papers.jobs.ts';
