// Public API of the notifications module: in-app notifications. No module calls it; it subscribes to events.
export { forgetOldNotifications } from './notifications.jobs.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { type DemoNotification, rewriteDemoNotifications } from './rewrite-demo-notifications.ts';
export { tellPeople } from './subscriptions/tell-people.ts';
export { notificationsFeature } from './feature.ts';
