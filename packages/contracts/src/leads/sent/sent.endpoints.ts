import { z } from 'zod';
import { defineEndpoint, Id, pageQuery } from '../../kit/index.ts';
import { SentRequest, SentRequestPage } from './sent.schema.ts';

const own = { access: 'session', tag: 'leads' } as const;
const params = z.object({ id: Id.meta({ description: 'Request id.' }) });

export const listSentRequests = defineEndpoint({
  ...own,
  name: 'listSentRequests',
  method: 'GET',
  path: '/consultation-requests',
  summary: 'List one’s own consultation requests',
  description: 'Returns the consultation requests sent from the user’s verified email address, newest first.',
  query: z.object(pageQuery(20)),
  response: SentRequestPage,
});

export const getSentRequest = defineEndpoint({
  ...own,
  name: 'getSentRequest',
  method: 'GET',
  path: '/consultation-requests/:id',
  summary: 'Get one’s own consultation request',
  description: 'Returns one of the user’s own requests with its answers.',
  params,
  response: SentRequest,
  problems: ['leads.not_found'],
});

export const withdrawSentRequest = defineEndpoint({
  ...own,
  name: 'withdrawSentRequest',
  method: 'POST',
  path: '/consultation-requests/:id/withdraw',
  summary: 'Withdraw one’s own consultation request',
  description: 'Nobody answers it anymore. It is deleted with the others after their retention period.',
  params,
  body: z
    .strictObject({ version: z.int().min(1).meta({ description: 'The version the caller read.' }) })
    .meta({ id: 'SentRequestWithdrawal', description: 'The state of the request the caller read.' }),
  response: SentRequest,
  problems: ['leads.not_found', 'leads.not_possible', 'request.stale_version'],
});
