// Front door of platform administration: what admins see of accounts and do with them.
export { platformAdminRoutes } from './platform-admin.routes.ts';
