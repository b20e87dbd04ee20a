// What admins do with clinics, organizations and applications, and what they see of the platform.
export * from './admin-organizations.endpoints.ts';
export * from './admin-organizations.schema.ts';
export * from './admin-provider-detail.schema.ts';
export * from './admin-providers.endpoints.ts';
export * from './admin-providers.schema.ts';
export * from './application-review.endpoints.ts';
export * from './application-review.schema.ts';
export * from './decide-providers.endpoints.ts';
export * from './platform.endpoints.ts';
export * from './platform.schema.ts';
export * from './platform-admin.events.ts';
export * from './platform-admin.problems.ts';
export * from './provider-changes.schema.ts';
export * from './provider-work.schema.ts';
export * from './subscription.schema.ts';
