export * from './services.endpoints.ts';
export * from './services.problems.ts';
export * from './services.schema.ts';
