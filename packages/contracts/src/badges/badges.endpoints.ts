import { defineEndpoint } from '../kit/index.ts';
import { ClinicBadges, NetworkBadges } from './badges.schema.ts';

const read = { tag: 'portals', method: 'GET' } as const;

export const getClinicBadges = defineEndpoint({
  ...read,
  access: { side: 'provider', may: 'clinic.read' },
  name: 'getClinicBadges',
  path: '/provider/badges',
  summary: 'Count what waits in one’s clinic',
  description:
    'The name of the clinic that the call is made for, and the numbers beside its pages, as those pages count them; asked every half minute.',
  response: ClinicBadges,
});

export const getNetworkBadges = defineEndpoint({
  ...read,
  access: { side: 'organization', may: 'network.read' },
  name: 'getNetworkBadges',
  path: '/organizations/badges',
  summary: 'Count what waits in one’s organization',
  description:
    'The name of the organization that the call is made for, and the numbers beside its pages, as those pages count them; asked every half minute.',
  response: NetworkBadges,
});
