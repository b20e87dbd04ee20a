// Front door of what belongs to admins of the platform only: health, jobs, mails, settings.
export { operationsRoutes } from './operations.routes.ts';
export { type OperationsDeps, shownConfig } from './operations-deps.ts';
