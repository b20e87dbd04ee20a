import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import {
  type listNetworkClinics,
  NETWORK_STATES,
  type NetworkClinic,
  type NetworkClinics,
} from '@travesia/contracts/organizations';
import type { View } from '@travesia/contracts/catalog';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listNetworkFacts } from '../network-facts.repo.ts';
import { presentNetworkClinic } from '../network.presenter.ts';
import { inOrder, isMeant, standsLike } from '../network.rules.ts';
import { type NetworkScope, ofNetwork } from '../network.policy.ts';
import { networkOf } from './get-network.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

type Asked = EndpointArgs<typeof listNetworkClinics>['query'];

async function readClinics(deps: OrganizationsDeps, scope: NetworkScope, view: View) {
  const { db } = deps.database;
  const [{ actions }, all, reference] = await Promise.all([
    networkOf(db, scope),
    listNetworkFacts(db, scope, deps.clock.now()),
    deps.reference(),
  ]);
  const around = { clock: deps.clock, view, actions };
  return { actions, clinics: all.map((facts) => presentNetworkClinic(reference, facts, around)) };
}

/** A page of the clinics of the request's organization, filtered in memory because an organization has few. */
export async function listNetworkClinicsQuery(
  deps: OrganizationsDeps,
  asked: Asked,
  actor: Actor,
): Promise<NetworkClinics> {
  const scope = ofNetwork(actor);
  const { q, state, country, sort, page, limit, ...view } = asked;
  const { actions, clinics } = await readClinics(deps, scope, view);
  const named = clinics.filter((clinic) => isMeant(clinic, q));
  const inState = (clinic: NetworkClinic) => !state.length || state.some((one) => standsLike(clinic, one));
  const inCountry = (clinic: NetworkClinic) => !country.length || country.includes(clinic.country.code);
  const found = inOrder(
    named.filter((clinic) => inState(clinic) && inCountry(clinic)),
    sort,
    view.language,
  );
  return {
    data: found.slice((page - 1) * limit, page * limit),
    ...pageFacts(found.length, page, limit),
    facets: {
      state: NETWORK_STATES.map((value) => ({
        value,
        label: value,
        count: named.filter((clinic) => inCountry(clinic) && standsLike(clinic, value)).length,
      })),
      country: countCountries(named.filter(inState)),
    },
    invitations: await deps.invitedClinics(actor),
    actions,
  };
}

function countCountries(clinics: readonly NetworkClinic[]) {
  const byCode = Map.groupBy(clinics, ({ country }) => country.code);
  return [...byCode].map(([value, [first, ...rest]]) => ({
    value,
    label: first?.country.name ?? value,
    count: rest.length + 1,
  }));
}

/** One clinic of the request's organization. Throws `organizations.clinic_not_managed`. */
export async function getNetworkClinicQuery(
  deps: OrganizationsDeps,
  id: string,
  view: View,
  actor: Actor,
): Promise<NetworkClinic> {
  const { clinics } = await readClinics(deps, ofNetwork(actor), view);
  const clinic = clinics.find((one) => one.id === id);
  if (!clinic) throw new ProblemError('organizations.clinic_not_managed');
  return clinic;
}
