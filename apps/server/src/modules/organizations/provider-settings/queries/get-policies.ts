import type { Locale } from '@travesia/contracts/kit';
import type { NetworkPolicies, NetworkPoliciesTest, PolicyChanges } from '@travesia/contracts/organizations';
import { depositOf } from '@travesia/contracts/terms';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import { type NetworkScope, ofNetwork } from '../../own/network.policy.ts';
import { networkOf } from '../../own/queries/get-network.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';
import { findPolicies, listFollowing, listPolicyClinics } from '../policies.repo.ts';
import { cellsOf, faultsOf, outcomeFor, type PolicyClinicFacts, type Wanted } from '../policies.rules.ts';

/** What the request's organization sets for its clinics. */
export const getPoliciesQuery = async (
  deps: OrganizationsDeps,
  language: Locale,
  actor: Actor,
): Promise<NetworkPolicies> => showPolicies(await deps.reference(), deps.database.db, ofNetwork(actor), language);

/** Same, but also usable in a transaction. */
export async function showPolicies(
  reference: Reference,
  db: Db | Tx,
  scope: NetworkScope,
  language: Locale,
): Promise<NetworkPolicies> {
  const { actions } = await networkOf(db, scope);
  const present = await findPolicies(db, scope.organizationId);
  const clinics = await listPolicyClinics(db, scope);
  return {
    values: present.values,
    locked: [...present.locked],
    clinics: clinics.map(({ id, name, suspended, values, origins }) => ({
      id,
      name,
      suspended,
      values,
      cells: cellsOf({ id, name, suspended, values, origins }, present),
    })),
    cancellation_choices: [...reference.policies.values()].map(({ key, name }) => ({ key, name: name[language] })),
    version: present.version,
    actions: actions.includes('change_profile') ? ['change'] : [],
  };
}

/** Refuses unknown clinics and policies, and locks without a value. */
export function refuseUnknown(reference: Reference, wanted: Wanted, clinics: readonly PolicyClinicFacts[]): void {
  const fields = faultsOf(wanted, { policies: new Set(reference.policies.keys()) });
  if (fields.length) throw new ProblemError('request.invalid', { fields });
  const known = new Set(clinics.map(({ id }) => id));
  if ([...wanted.overrides, ...wanted.replace].some(({ clinic }) => !known.has(clinic)))
    throw new ProblemError('organizations.clinic_not_managed');
}

/** What wanted policies would change, clinic by clinic. */
export async function testPoliciesQuery(
  deps: OrganizationsDeps,
  wanted: NetworkPoliciesTest,
  language: Locale,
  actor: Actor,
): Promise<PolicyChanges> {
  const { db } = deps.database;
  const [reference, clinics] = await Promise.all([deps.reference(), listPolicyClinics(db, ofNetwork(actor))]);
  refuseUnknown(reference, wanted, clinics);
  const changes: PolicyChanges['changes'] = [];
  for (const clinic of clinics) {
    const { to, keys } = outcomeFor(clinic, wanted);
    if (!keys.length) continue;
    const [from, now] = [percentOf(clinic.values), percentOf(to)];
    const following = from === now ? [] : await listFollowing(db, clinic.id, from);
    changes.push({
      clinic: { id: clinic.id, name: clinic.name },
      from: clinic.values,
      to,
      keys,
      packages: following.map(({ id, title }) => ({ id, title: title[language], percent_from: from, percent_to: now })),
    });
  }
  return { changes, unchanged: clinics.length - changes.length };
}

const percentOf = ({ require_deposit: isAsked, deposit_percentage: percent }: PolicyClinicFacts['values']) =>
  depositOf({ require_deposit: isAsked ?? false, deposit_percentage: percent });
