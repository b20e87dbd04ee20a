// Front door of the administration: what admins do with clinics, organizations, applications and accounts.
export { createPlatformAdmin } from './platform-admin-deps.ts';
export { platformAdminRoutes } from './platform-admin.routes.ts';
export { userAdminRoutes } from './users.routes.ts';
export { operationsRoutes } from './installation/operations.routes.ts';
export { shownConfig } from './installation/operations-deps.ts';
export { platformAdminFeature } from './feature.ts';
