import {
  getClaim,
  getJourneyClaims,
  listAllClaims,
  listClinicClaims,
  listMyClaims,
  listNetworkClaims,
  moveClaim,
  openClaim,
} from '@travesia/contracts/aftercare';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { ofCalledClinic, ofCalledNetwork, ofEverySide, ofPatient } from '../../journeys/index.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';
import { moveClaim as move } from './commands/move-claim.ts';
import { openClaim as open } from './commands/open-claim.ts';
import { showClaim } from './commands/show-claim.ts';
import { listClaimsQuery } from './queries/list-claims.ts';
import { readJourneyClaims } from './queries/read-journey-claims.ts';

/** Endpoints for claims and disputes. */
export const claimsRoutes = (deps: AftercareDeps): Mounted[] => [
  mount(getJourneyClaims, ({ params }, request) => readJourneyClaims(deps, params.id, request)),
  mount(openClaim, ({ params, body }, request) => open(deps, params.id, body, request)),
  mount(getClaim, ({ params }, request) => showClaim(deps, params.id, request)),
  mount(moveClaim, ({ params, body }, request) => move(deps, params.id, body, request)),
  mount(listMyClaims, ({ query }, { actor, language }) =>
    listClaimsQuery(deps, ofPatient(actor), { ...query, own: true }, language),
  ),
  mount(listClinicClaims, ({ query }, { actor, language }) =>
    listClaimsQuery(deps, ofCalledClinic(actor), { ...query, own: false }, language),
  ),
  mount(listNetworkClaims, ({ query }, { actor, language }) =>
    listClaimsQuery(deps, ofCalledNetwork(actor), { ...query, own: false }, language),
  ),
  mount(listAllClaims, async ({ query }, { actor, language }) =>
    listClaimsQuery(deps, await ofEverySide(deps.takeSide, actor), { ...query, own: false }, language),
  ),
];
