import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, endpointFacts } from '../../kit/index.ts';
import { NetworkPolicies, NetworkPoliciesTest, NetworkPoliciesUpdate, PolicyChanges } from './policies.schema.ts';

const tag = 'portals';
const path = '/organizations/provider-settings';
const InLanguage = z.object({ language: viewQuery.language });
const change = endpointFacts({ tag, access: { side: 'organization', may: 'network.change' }, query: InLanguage });

export const getNetworkPolicies = defineEndpoint({
  tag,
  method: 'GET',
  access: { side: 'organization', may: 'network.read' },
  name: 'getNetworkPolicies',
  path,
  summary: 'Get settings for clinics of own organization',
  description: 'Returns the values the organization sets, which of them are locked, and the settings of each clinic.',
  query: InLanguage,
  response: NetworkPolicies,
});

export const testNetworkPolicies = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'testNetworkPolicies',
  path: `${path}/dry-run`,
  summary: 'Test settings for clinics',
  description: 'Returns what would change, clinic by clinic, with packages whose deposit follows. Changes nothing.',
  body: NetworkPoliciesTest,
  response: PolicyChanges,
  idempotency: 'none',
  problems: ['organizations.clinic_not_managed'],
});

export const updateNetworkPolicies = defineEndpoint({
  ...change,
  method: 'PUT',
  name: 'updateNetworkPolicies',
  path,
  summary: 'Change settings for clinics',
  description:
    'Sets the values and applies them: to clinics that did not choose their own, and to all where a setting is locked. Clinics that change are notified.',
  body: NetworkPoliciesUpdate,
  response: NetworkPolicies,
  problems: ['request.stale_version', 'organizations.clinic_not_managed'],
});
