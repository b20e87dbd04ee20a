import { defineEndpoint } from '../../kit/index.ts';
import { NetworkShowcase, NetworkShowcaseUpdate } from './showcase.schema.ts';

const tag = 'portals';
const path = '/organizations/showcase';

export const getNetworkShowcase = defineEndpoint({
  tag,
  method: 'GET',
  access: { side: 'organization', may: 'network.read' },
  name: 'getNetworkShowcase',
  path,
  summary: 'Get own organization’s public page',
  description: 'Returns what the organization can choose about its public page.',
  response: NetworkShowcase,
});

export const updateNetworkShowcase = defineEndpoint({
  tag,
  method: 'PUT',
  access: { side: 'organization', may: 'network.change' },
  name: 'updateNetworkShowcase',
  path,
  summary: 'Change own organization’s public page',
  description: 'Publishes or hides the page, and changes its address, color and tagline.',
  body: NetworkShowcaseUpdate,
  response: NetworkShowcase,
  problems: ['request.stale_version', 'organizations.slug_taken'],
});
