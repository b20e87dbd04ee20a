import { defineEndpoint } from '../../kit/index.ts';
import { assign, decide, exported, list, read, reply } from './desk-calls.ts';
import { ClinicDeskFilter, ClinicDeskQuery } from './desk.schema.ts';

const reads = { access: { side: 'provider', may: 'requests.read' } } as const;
const answers = { access: { side: 'provider', may: 'requests.answer' } } as const;

export const listClinicRequests = defineEndpoint({
  ...list,
  ...reads,
  name: 'listClinicRequests',
  path: '/provider/requests',
  summary: 'List a clinic’s consultation requests',
  description:
    'Returns the consultation requests that name the clinic, with counts by tab. Messages are not included; they may contain health information.',
  query: ClinicDeskQuery,
});

export const exportClinicRequests = defineEndpoint({
  ...exported,
  ...reads,
  name: 'exportClinicRequests',
  path: '/provider/requests/export',
  summary: 'Export a clinic’s consultation requests as CSV',
  description:
    'Returns the filtered requests as CSV, at most 10,000, without messages. The audit log records who exported them.',
  query: ClinicDeskFilter,
});

export const getClinicRequest = defineEndpoint({
  ...read,
  ...reads,
  name: 'getClinicRequest',
  path: '/provider/requests/:id',
  summary: 'Get a consultation request as the clinic',
  description:
    'Returns a request with its message, answers, notes and history. Each read is recorded in the audit log, which a sender with an account sees.',
});

export const replyToClinicRequest = defineEndpoint({
  ...reply,
  ...answers,
  name: 'replyToClinicRequest',
  path: '/provider/requests/:id/replies',
  summary: 'Answer a consultation request or add a note',
  description:
    'An answer is emailed to the sender in their language. A note is visible only to readers of the request. Answering an unassigned request assigns it to the author.',
});

export const assignClinicRequest = defineEndpoint({
  ...assign,
  ...answers,
  name: 'assignClinicRequest',
  path: '/provider/requests/:id/assign',
  summary: 'Assign a consultation request',
  description: 'Assigns the request to a team member who may read it, or unassigns it.',
});

export const decideClinicRequest = defineEndpoint({
  ...decide,
  ...answers,
  name: 'decideClinicRequest',
  path: '/provider/requests/:id/decision',
  summary: 'Accept, decline or close a consultation request',
  description: 'The sender is told by email if it is accepted or declined. Declining requires a reason.',
});
