// Notifications: what users are notified of in the app.
export * from './notification-kinds.ts';
export * from './notifications.endpoints.ts';
export * from './notifications.live.ts';
export * from './notifications.schema.ts';
export * from './push.endpoints.ts';
export * from './push.events.ts';
export * from './push.schema.ts';
