import { defineEndpoint } from '../../kit/index.ts';
import { assign, decide, exported, list, read, reply } from './desk-calls.ts';
import { AdminDeskFilter, AdminDeskQuery } from './desk.schema.ts';

const team = { access: ['admin'] } as const;

export const listAdminRequests = defineEndpoint({
  ...list,
  ...team,
  name: 'listAdminRequests',
  path: '/admin/requests',
  summary: 'List what visitors sent to the team',
  description:
    'Returns messages to the team, claims of listings, consultation requests that name no clinic, and those that a clinic did not answer in time. The demo admin sees only those of the demo.',
  query: AdminDeskQuery,
});

export const exportAdminRequests = defineEndpoint({
  ...exported,
  ...team,
  name: 'exportAdminRequests',
  path: '/admin/requests/export',
  summary: 'Export what visitors sent as CSV',
  description:
    'Returns the filtered requests as CSV, at most 10,000, without messages. The audit log records who exported them.',
  query: AdminDeskFilter,
});

export const getAdminRequest = defineEndpoint({
  ...read,
  ...team,
  name: 'getAdminRequest',
  path: '/admin/requests/:id',
  summary: 'Get a request, message or claim',
  description:
    'Returns it with its message, evidence, answers, notes and history. Each read is recorded in the audit log, which a sender with an account sees.',
});

export const replyToAdminRequest = defineEndpoint({
  ...reply,
  ...team,
  name: 'replyToAdminRequest',
  path: '/admin/requests/:id/replies',
  summary: 'Answer a request, message or claim, or add a note',
  description:
    'An answer is emailed to the sender in their language. A note is visible only to readers of the request. Answering an unassigned one assigns it to the author.',
});

export const assignAdminRequest = defineEndpoint({
  ...assign,
  ...team,
  name: 'assignAdminRequest',
  path: '/admin/requests/:id/assign',
  summary: 'Assign a request, message or claim',
  description: 'Assigns it to an admin, or unassigns it.',
});

export const decideAdminRequest = defineEndpoint({
  ...decide,
  ...team,
  name: 'decideAdminRequest',
  path: '/admin/requests/:id/decision',
  summary: 'Decide a request, message or claim',
  description:
    'Accepts, declines or closes a consultation request, closes a message, or approves or rejects a claim. Approving a claim turns the listing into a partner and invites the claimant by email as its owner.',
  problems: [
    'leads.not_found',
    'leads.not_possible',
    'leads.full',
    'leads.listing_not_claimable',
    'invitation.already_member',
    'invitation.too_many',
    'request.stale_version',
  ],
});
