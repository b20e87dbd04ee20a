// Front door of the activity: what a person sees of the audit log about themselves.
export { activityRoutes } from './activity.routes.ts';
export { auditLogRoutes } from './audit-log.routes.ts';
export { activityFeature } from './feature.ts';
