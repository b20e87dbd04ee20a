import { defineEndpoint, endpointFacts } from '../kit/index.ts';
import { FindQuery, FoundGroups } from './finder.schema.ts';

const facts = endpointFacts({
  method: 'GET',
  tag: 'finder',
  query: FindQuery,
  response: FoundGroups,
  ratePerMinute: 120,
});
const HOW = 'Tolerates typos, accents and word order; finds ids, addresses, references and numbers as well as names.';

export const findForAdmin = defineEndpoint({
  ...facts,
  name: 'findForAdmin',
  path: '/admin/search',
  access: ['admin'],
  summary: 'Find records of the platform',
  description: `Returns clinics, people, organizations, applications, tickets, requests, credentials, treatments, imports and audit log entries. ${HOW} Never searches what people write about their health.`,
});

export const findForClinic = defineEndpoint({
  ...facts,
  name: 'findForClinic',
  path: '/provider/search',
  access: { side: 'provider', may: 'clinic.read' },
  summary: 'Find records of own clinic',
  description: `Returns the team, requests and credentials of the clinic acted for, and the user’s own tickets, as far as the user may read them. ${HOW}`,
});

export const findForNetwork = defineEndpoint({
  ...facts,
  name: 'findForNetwork',
  path: '/organizations/search',
  access: { side: 'organization', may: 'network.read' },
  summary: 'Find records of own organization',
  description: `Returns the organization’s clinics and members, the requests and credentials of its clinics, and the user’s own tickets, as far as the user may read them. ${HOW}`,
});
