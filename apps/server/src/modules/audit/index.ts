// Front door of the audit log: people read what concerns them, admins read all of it.
export { activityRoutes } from './own/activity.routes.ts';
export { auditFeature } from './feature.ts';
