// credentials: schemas, endpoints and rules.
export * from './admin/papers.endpoints.ts';
export * from './admin/papers.schema.ts';
export * from './credential.machine.ts';
export * from './credentials.schema.ts';
