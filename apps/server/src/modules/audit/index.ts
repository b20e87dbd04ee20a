// Public API of the audit log: users read what concerns them, admins read everything.
export { activityRoutes } from './own/activity.routes.ts';
export { auditFeature } from './feature.ts';
