// credentials: schemas, endpoints and rules.
export * from './admin/credentials.endpoints.ts';
export * from './admin/credentials.schema.ts';
export * from './credential.machine.ts';
export * from './credentials.schema.ts';
export * from './upkeep/upkeep.endpoints.ts';
export * from './upkeep/upkeep.events.ts';
export * from './upkeep/upkeep.schema.ts';
