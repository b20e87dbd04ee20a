import type { View } from '@travesia/contracts/catalog';
import type { Locale } from '@travesia/contracts/kit';
import type {
  NetworkCompliance,
  NetworkDashboard,
  Organization,
  OrganizationProfile,
} from '@travesia/contracts/organizations';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import { countCredentials, dueCredentials } from '../../../providers/index.ts';
import { networkActions, networkCredentials, presentCompliance, presentNetworkClinic } from '../network.presenter.ts';
import { listNetworkFacts } from '../network-facts.repo.ts';
import { findNetwork } from '../network.repo.ts';
import { inOrder, meanRating, standsLike } from '../network.rules.ts';
import { type NetworkScope, ofNetwork } from '../network.policy.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

const NEEDING_SHOWN = 6;

/** The request's organization with its current data. Throws `access.no_organization`. */
export async function networkOf(db: Db | Tx, scope: NetworkScope) {
  const found = await findNetwork(db, scope);
  if (!found) throw new ProblemError('access.no_organization');
  return { ...found, actions: networkActions(scope.person, found.organization) };
}

/** The organization that a person is a member of. */
export async function getOwnOrganizationQuery(deps: OrganizationsDeps, actor: Actor): Promise<Organization> {
  const { organization, clinics, role, actions } = await networkOf(deps.database.db, ofNetwork(actor));
  const { id, name, type, city, country, demo } = organization;
  return { id, name, type, city, country, demo, role, clinics, actions };
}

/** The profile of the request's organization. */
export const getOrganizationProfileQuery = async (
  deps: OrganizationsDeps,
  language: Locale,
  actor: Actor,
): Promise<OrganizationProfile> =>
  showOrganizationProfile(await deps.reference(), deps.database.db, ofNetwork(actor), language);

/** Same, but also usable in a transaction: queries there must use its connection, so the reference data is loaded beforehand. */
export async function showOrganizationProfile(
  { countries }: Reference,
  db: Db | Tx,
  scope: NetworkScope,
  language: Locale,
): Promise<OrganizationProfile> {
  const { organization, actions } = await networkOf(db, scope);
  const { description, createdAt, ...facts } = organization;
  return {
    ...facts,
    country_name: countries.get(facts.country)?.name[language] ?? facts.country,
    description: description ?? { en: '', es: '', pt: '' },
    created_at: createdAt.toISOString(),
    actions,
  };
}

/** Overview of the request's organization. */
export async function getNetworkDashboardQuery(
  deps: OrganizationsDeps,
  view: View,
  actor: Actor,
): Promise<NetworkDashboard> {
  const scope = ofNetwork(actor);
  const { db } = deps.database;
  const [{ members, actions }, all, reference] = await Promise.all([
    networkOf(db, scope),
    listNetworkFacts(db, scope, deps.clock.now()),
    deps.reference(),
  ]);
  const held = networkCredentials(all, deps.clock);
  const clinics = all.map((facts) => presentNetworkClinic(reference, facts, { clock: deps.clock, view, actions }));
  const sum = (of: (clinic: (typeof clinics)[number]) => number) => clinics.reduce((total, one) => total + of(one), 0);
  const needing = inOrder(
    clinics.filter((clinic) => standsLike(clinic, 'needing')),
    'needs',
    view.language,
  );
  return {
    clinics: clinics.length,
    verified: sum((one) => Number(one.verification_status === 'verified')),
    suspended: sum((one) => Number(one.suspended)),
    packages: sum((one) => one.packages),
    requests: sum((one) => one.requests),
    oldest_request_at: all.flatMap(({ oldestRequest }) => oldestRequest ?? []).toSorted()[0] ?? null,
    rating: meanRating(all),
    members,
    credentials: countCredentials(held),
    due: dueCredentials(held),
    needing_total: needing.length,
    needing: needing.slice(0, NEEDING_SHOWN),
    actions,
  };
}

/** Credentials of all clinics of the request's organization. */
export async function getNetworkComplianceQuery(deps: OrganizationsDeps, actor: Actor): Promise<NetworkCompliance> {
  const scope = ofNetwork(actor);
  const { db } = deps.database;
  const [{ actions }, all] = await Promise.all([networkOf(db, scope), listNetworkFacts(db, scope, deps.clock.now())]);
  return presentCompliance(all, deps.clock, actions.includes('enter_clinics'));
}
