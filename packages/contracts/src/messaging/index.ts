// messaging: schemas, endpoints and rules.
export * from './attached-record.schema.ts';
export * from './conversation.schema.ts';
export * from './desk.endpoints.ts';
export * from './desk.schema.ts';
export * from './feature.ts';
export * from './message.schema.ts';
export * from './messaging.endpoints.ts';
export * from './messaging.events.ts';
export * from './messaging.live.ts';
export * from './messaging.rules.ts';
export * from './proposals/proposals.endpoints.ts';
export * from './proposals/proposals.schema.ts';
export * from './translation.endpoints.ts';
export * from './translation.schema.ts';
