// What clinics and organizations do with their own pages: desk, team, network.
export * from './badges.endpoints.ts';
export * from './badges.schema.ts';
export * from './clinic-desk.endpoints.ts';
export * from './clinic-desk.schema.ts';
export * from './network.endpoints.ts';
export * from './network.schema.ts';
export * from './portals.problems.ts';
export * from './teams.endpoints.ts';
export * from './teams.schema.ts';
