// What admins do with clinics, organizations, applications and accounts, and their view of the platform.
export * from './platform.endpoints.ts';
export * from './platform.schema.ts';
export * from './site/site.endpoints.ts';
export * from './site/site.schema.ts';
export * from './installation/configuration.schema.ts';
export * from './installation/debug.schema.ts';
export * from './installation/jobs.schema.ts';
export * from './installation/mail-outbox.schema.ts';
export * from './installation/operations.endpoints.ts';
export * from './installation/operations.problems.ts';
export * from './live/feed.endpoints.ts';
export * from './live/feed.live.ts';
export * from './live/feed.schema.ts';
