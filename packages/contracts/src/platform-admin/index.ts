// What belongs to admins of the platform only: how the installation is and how it is set up.
export * from './configuration.schema.ts';
export * from './debug.schema.ts';
export * from './jobs.schema.ts';
export * from './mail-outbox.schema.ts';
export * from './operations.endpoints.ts';
export * from './operations.problems.ts';
