import { defineEndpoint } from '../kit/index.ts';
import { ClinicBadges, NetworkBadges } from './badges.schema.ts';

const read = { tag: 'portals', method: 'GET' } as const;

export const getClinicBadges = defineEndpoint({
  ...read,
  access: { side: 'provider', may: 'clinic.read' },
  name: 'getClinicBadges',
  path: '/provider/badges',
  summary: 'Get a clinic’s badge counts',
  description:
    'Returns the name of the clinic acted for and the counts shown in its navigation, matching those of the pages; polled every 30 seconds.',
  response: ClinicBadges,
});

export const getNetworkBadges = defineEndpoint({
  ...read,
  access: { side: 'organization', may: 'network.read' },
  name: 'getNetworkBadges',
  path: '/organizations/badges',
  summary: 'Get an organization’s badge counts',
  description:
    'Returns the name of the organization acted for and the counts shown in its navigation, matching those of the pages; polled every 30 seconds.',
  response: NetworkBadges,
});
