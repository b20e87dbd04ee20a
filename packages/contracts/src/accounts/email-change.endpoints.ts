import { z } from 'zod';
import { defineEndpoint } from '../kit/index.ts';
import {
  EMAIL_CHANGE_HOURS,
  EmailChangeDecision,
  EmailChangeRequest,
  EmailChangeState,
  PendingEmailChange,
} from './email-change.schema.ts';

export const askEmailChange = defineEndpoint({
  name: 'askEmailChange',
  closedToDemo: 'access.not_allowed',
  method: 'POST',
  path: '/profile/email',
  access: 'session',
  tag: 'accounts',
  ratePerMinute: 10,
  summary: 'Request a change of email address',
  description: `Emails one link to the new address and one to the current address. The address changes once both are approved within ${EMAIL_CHANGE_HOURS} hours; a new request replaces the previous one. If the new address already has an account, the response is the same, the email to it says so, and nothing changes. At most five times an hour. Not available to demo users.`,
  status: 202,
  body: EmailChangeRequest,
  response: PendingEmailChange,
  problems: ['auth.confirm_identity', 'access.not_allowed'],
});

export const stopEmailChange = defineEndpoint({
  name: 'stopEmailChange',
  method: 'DELETE',
  path: '/profile/email',
  access: 'session',
  tag: 'accounts',
  summary: 'Cancel a change of email address',
  description: 'Cancels the pending change of address, if there is one. Its links stop working.',
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
});

export const confirmEmailChange = defineEndpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/auth/confirm-email-change',
  access: 'public',
  tag: 'accounts',
  ratePerMinute: 30,
  summary: 'Approve or cancel a change of email address with a link',
  description:
    'Applies the decision of the owner of one of the two mailboxes. With the second approval, the address changes, all sessions except the requesting one end, previously emailed links stop working and both addresses get an email. It never signs in. Until a day after it expires, a link still returns the state of the change.',
  body: EmailChangeDecision,
  response: EmailChangeState,
  problems: ['auth.link_not_valid'],
});
