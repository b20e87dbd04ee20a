// City guides: what a traveler to a destination should know.
export * from './guides.endpoints.ts';
export * from './guides.problems.ts';
export * from './guides.schema.ts';
