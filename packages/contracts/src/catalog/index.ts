export * from './catalog.endpoints.ts';
export * from './catalog.problems.ts';
export * from './catalog.query.ts';
export * from './catalog.schema.ts';
export * from './refund-policy.schema.ts';
