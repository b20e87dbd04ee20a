import { getNetworkPolicies, testNetworkPolicies, updateNetworkPolicies } from '@travesia/contracts/organizations';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { OrganizationsDeps } from '../organizations-deps.ts';
import { updatePolicies } from './commands/update-policies.ts';
import { getPoliciesQuery, testPoliciesQuery } from './queries/get-policies.ts';

/** Endpoints of the settings that organizations set for their clinics. */
export const policiesRoutes = (deps: OrganizationsDeps): Mounted[] => [
  mount(getNetworkPolicies, ({ query }, { actor }) => getPoliciesQuery(deps, query.language, actor)),
  mount(testNetworkPolicies, ({ body, query }, { actor }) => testPoliciesQuery(deps, body, query.language, actor)),
  mount(updateNetworkPolicies, ({ body, query }, { actor }) => updatePolicies(deps, body, query.language, actor)),
];
