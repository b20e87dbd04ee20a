import { defineEndpoint } from '../../kit/index.ts';
import { assign, decide, exported, list, read, reply } from './desk-calls.ts';
import { NetworkDeskFilter, NetworkDeskQuery } from './desk.schema.ts';

const reads = { access: { side: 'organization', may: 'requests.read' } } as const;
const answers = { access: { side: 'organization', may: 'requests.answer' } } as const;

export const listNetworkRequests = defineEndpoint({
  ...list,
  ...reads,
  name: 'listNetworkRequests',
  path: '/organizations/requests',
  summary: 'List consultation requests of an organization’s clinics',
  description:
    'Returns the consultation requests that name a clinic of the organization, with counts by tab. Messages are not included; they may contain health information.',
  query: NetworkDeskQuery,
});

export const exportNetworkRequests = defineEndpoint({
  ...exported,
  ...reads,
  name: 'exportNetworkRequests',
  path: '/organizations/requests/export',
  summary: 'Export consultation requests of an organization’s clinics as CSV',
  description:
    'Returns the filtered requests as CSV, at most 10,000, without messages. The audit log records who exported them.',
  query: NetworkDeskFilter,
});

export const getNetworkRequest = defineEndpoint({
  ...read,
  ...reads,
  name: 'getNetworkRequest',
  path: '/organizations/requests/:id',
  summary: 'Get a consultation request as the organization',
  description:
    'Returns a request with its message, answers, notes and history. The message is withheld if it was sent before the consent named the clinic’s organization. Each read is recorded in the audit log, which a sender with an account sees.',
});

export const replyToNetworkRequest = defineEndpoint({
  ...reply,
  ...answers,
  name: 'replyToNetworkRequest',
  path: '/organizations/requests/:id/replies',
  summary: 'Answer a consultation request of a clinic or add a note',
  description:
    'An answer is emailed to the sender in their language. A note is visible only to readers of the request. Answering an unassigned request assigns it to the author.',
});

export const assignNetworkRequest = defineEndpoint({
  ...assign,
  ...answers,
  name: 'assignNetworkRequest',
  path: '/organizations/requests/:id/assign',
  summary: 'Assign a consultation request of a clinic',
  description: 'Assigns the request to a member of the organization who may read it, or unassigns it.',
});

export const decideNetworkRequest = defineEndpoint({
  ...decide,
  ...answers,
  name: 'decideNetworkRequest',
  path: '/organizations/requests/:id/decision',
  summary: 'Accept, decline or close a consultation request of a clinic',
  description: 'The sender is told by email if it is accepted or declined. Declining requires a reason.',
});
