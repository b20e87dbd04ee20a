export * from './operational.machine.ts';
export * from './providers.endpoints.ts';
export * from './providers.problems.ts';
export * from './providers.schema.ts';
export * from './rank.ts';
export * from './verification.machine.ts';
