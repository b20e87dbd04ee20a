// team-messages: schemas, endpoints and rules.
export * from './feature.ts';
export * from './team-channel.schema.ts';
export * from './team-message.schema.ts';
export * from './team-messages.endpoints.ts';
export * from './team-messages.events.ts';
export * from './team-messages.live.ts';
export * from './team-messages.rules.ts';
