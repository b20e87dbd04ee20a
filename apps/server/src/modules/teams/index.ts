// Public API of the teams module: who works for a clinic or an organization, and in which role.
export { teamsFeature } from './feature.ts';
export { listInvitedClinics } from './queries/list-invited-clinics.ts';
export { teamsRoutes } from './teams.routes.ts';
