// contexts: schemas, endpoints and rules.
export * from './contexts.endpoints.ts';
export * from './contexts.schema.ts';
