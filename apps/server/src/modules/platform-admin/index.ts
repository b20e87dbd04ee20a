// Front door of the administration: what admins do with clinics, organizations and applications.
export { createPlatformAdmin } from './platform-admin-deps.ts';
export { platformAdminRoutes } from './platform-admin.routes.ts';
export { writeToProviders } from './platform-admin.subscribers.ts';
