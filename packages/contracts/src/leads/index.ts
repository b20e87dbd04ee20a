export * from './consents.ts';
export * from './leads.endpoints.ts';
export * from './leads.events.ts';
export * from './leads.machines.ts';
export * from './leads.schema.ts';
export * from './retention.ts';
