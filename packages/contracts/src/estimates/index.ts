export * from './estimates.endpoints.ts';
export * from './estimates.schema.ts';
