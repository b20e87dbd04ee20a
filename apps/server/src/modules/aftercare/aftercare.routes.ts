import type { Mounted } from '../../platform/http/module.ts';
import type { AftercareDeps } from './aftercare-deps.ts';
import { checkInsRoutes } from './check-ins/check-ins.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { incidentsRoutes } from './incidents/incidents.routes.ts';
import { recallsRoutes } from './recalls/recalls.routes.ts';

/** Endpoints for check-ins, incidents, claims and recalls. */
export const aftercareRoutes = (deps: AftercareDeps): Mounted[] => [
  ...checkInsRoutes(deps),
  ...incidentsRoutes(deps),
  ...claimsRoutes(deps),
  ...recallsRoutes(deps),
];
