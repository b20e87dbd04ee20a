// Profiles: who users are on a journey, their consents, and their notification preferences.
export * from './notifications.schema.ts';
export * from './passport-name.ts';
export * from './profiles.endpoints.ts';
export * from './profiles.problems.ts';
export * from './profiles.schema.ts';
export * from './sections.schema.ts';
export * from './unsubscribe.endpoints.ts';
export * from './unsubscribe.schema.ts';
