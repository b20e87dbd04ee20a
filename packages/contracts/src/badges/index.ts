// badges: schemas, endpoints and rules.
export * from './badges.endpoints.ts';
export * from './badges.schema.ts';
