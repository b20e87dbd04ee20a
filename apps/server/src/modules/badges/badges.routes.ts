import { getClinicBadges, getNetworkBadges } from '@travesia/contracts/badges';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { BadgesDeps } from './badges-deps.ts';
import { countClinicBadgesQuery, countNetworkBadgesQuery } from './queries/count-badges.ts';

/** Routes for the counts in the navigation of clinics and organizations. */
export const badgesRoutes = (deps: BadgesDeps): Mounted[] => [
  mount(getClinicBadges, (_input, { actor }) => countClinicBadgesQuery(deps, actor)),
  mount(getNetworkBadges, (_input, { actor }) => countNetworkBadgesQuery(deps, actor)),
];
