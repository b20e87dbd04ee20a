// finder: schemas and endpoints.
export * from './finder.endpoints.ts';
export * from './finder.schema.ts';
