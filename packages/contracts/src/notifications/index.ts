// Notifications: what people are told inside the app.
export * from './notification-kinds.ts';
export * from './notifications.endpoints.ts';
export * from './notifications.schema.ts';
