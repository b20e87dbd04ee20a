// notes: schemas and endpoints.
export * from './notes.endpoints.ts';
export * from './notes.schema.ts';
