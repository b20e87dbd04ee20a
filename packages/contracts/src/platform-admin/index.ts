// Platform administration: what admins see of accounts and do with them.
export * from './user-admin.endpoints.ts';
export * from './user-admin.query.ts';
export * from './user-admin.schema.ts';
export * from './user-detail.schema.ts';
