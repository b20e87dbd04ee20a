// Profiles: who a person is on a journey, what they agree to, what they want to be told.
export * from './notifications.schema.ts';
export * from './passport-name.ts';
export * from './profiles.endpoints.ts';
export * from './profiles.problems.ts';
export * from './profiles.schema.ts';
export * from './sections.schema.ts';
