// credentials: schemas, endpoints and rules.
export * from './admin/credentials.endpoints.ts';
export * from './admin/credentials.schema.ts';
export * from './credential.machine.ts';
export * from './credentials.schema.ts';
