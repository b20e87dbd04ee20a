// analytics: counts over time.
export * from './trends.endpoints.ts';
export * from './trends.schema.ts';
