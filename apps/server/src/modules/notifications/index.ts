// Front door of the notifications: what people are told inside the app. Nobody calls it; it listens to events.
export { forgetOldNotifications } from './notifications.jobs.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { type DemoNotification, rewriteDemoNotifications } from './rewrite-demo-notifications.ts';
export { tellPeople } from './subscriptions/tell-people.ts';
export { notificationsFeature } from './feature.ts';
