export * from './comparison.schema.ts';
export * from './market.schema.ts';
export * from './nights-held.ts';
export * from './package-path.ts';
export * from './packages.endpoints.ts';
export * from './packages.problems.ts';
export * from './packages.schema.ts';
export * from './price-claim.ts';
