export * from './deposit.ts';
export * from './own-clinic.endpoints.ts';
export * from './own-clinic.schema.ts';
export * from './providers.endpoints.ts';
export * from './providers.problems.ts';
export * from './providers.schema.ts';
export * from './rank.ts';
export * from './verification.machine.ts';
