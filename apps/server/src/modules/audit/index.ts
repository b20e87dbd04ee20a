// Front door of audit.
export { activityRoutes } from './own/activity.routes.ts';
export { activityFeature } from './feature.ts';
