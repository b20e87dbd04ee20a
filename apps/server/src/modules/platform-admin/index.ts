// Front door of platform administration: accounts, and how the installation is and is set up.
export { operationsRoutes } from './installation/operations.routes.ts';
export { type OperationsDeps, shownConfig } from './installation/operations-deps.ts';
export { platformAdminRoutes } from './platform-admin.routes.ts';
