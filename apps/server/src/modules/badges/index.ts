// Front door of badges.
export { countClinicBadgesQuery, countNetworkBadgesQuery } from './queries/count-badges.ts';
