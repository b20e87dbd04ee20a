// Platform administration: what admins see of accounts and do with them, and how the installation is and is set up.
export * from './installation/configuration.schema.ts';
export * from './installation/debug.schema.ts';
export * from './installation/jobs.schema.ts';
export * from './installation/mail-outbox.schema.ts';
export * from './installation/operations.endpoints.ts';
export * from './installation/operations.problems.ts';
export * from './user-admin.endpoints.ts';
export * from './user-admin.query.ts';
export * from './user-admin.schema.ts';
export * from './user-detail.schema.ts';
