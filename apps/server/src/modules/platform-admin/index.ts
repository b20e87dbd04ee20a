// Front door of the administration: what admins do with clinics, organizations, applications and accounts.
export { createPlatformAdmin } from './platform-admin-deps.ts';
export { platformAdminRoutes } from './platform-admin.routes.ts';
export { watchOverPapers } from './papers/papers.jobs.ts';
export { writeToProviders } from './platform-admin.subscribers.ts';
export { userAdminRoutes } from './users.routes.ts';
export { countFailuresQuery } from './installation/queries/count-failures.ts';
export { operationsRoutes } from './installation/operations.routes.ts';
export { type OperationsDeps, shownConfig } from './installation/operations-deps.ts';
export { platformAdminFeature } from './feature.ts';
