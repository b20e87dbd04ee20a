import { z } from 'zod';
import { defineEndpoint, endpointFacts, Id } from '../../kit/index.ts';
import { LeadSender } from './sender.schema.ts';

const sender = endpointFacts({
  tag: 'leads',
  method: 'GET',
  params: z.object({ id: Id.meta({ description: 'Request id.' }) }),
  response: LeadSender,
  problems: ['leads.not_found'],
});

export const getClinicRequestSender = defineEndpoint({
  ...sender,
  access: { side: 'provider', may: 'requests.read' },
  name: 'getClinicRequestSender',
  path: '/provider/requests/:id/sender',
  summary: 'Get who sent a request, as the clinic',
  description: 'Returns the other requests that this clinic received from the same address; nothing of other clinics.',
});

export const getNetworkRequestSender = defineEndpoint({
  ...sender,
  access: { side: 'organization', may: 'requests.read' },
  name: 'getNetworkRequestSender',
  path: '/organizations/requests/:id/sender',
  summary: 'Get who sent a request, as the organization',
  description: 'Returns the other requests that the organization’s clinics received from the same address.',
});

export const getAdminRequestSender = defineEndpoint({
  ...sender,
  access: ['admin'],
  name: 'getAdminRequestSender',
  path: '/admin/requests/:id/sender',
  summary: 'Get who sent a request, as the team',
  description:
    'Returns the account that confirmed the address, if there is one, and what else the team received from it. Anyone can type an address: the sender may be someone else.',
});
