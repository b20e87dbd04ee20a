export * from './reviews.endpoints.ts';
export * from './reviews.schema.ts';
