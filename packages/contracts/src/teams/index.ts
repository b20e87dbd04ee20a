// teams: schemas, endpoints and rules.
export * from './teams.problems.ts';
export * from './teams.endpoints.ts';
export * from './teams.schema.ts';
