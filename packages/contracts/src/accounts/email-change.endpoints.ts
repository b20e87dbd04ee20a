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
  summary: 'Ask for another e-mail address',
  description: `Mails a link to the new address and one to the present address. The address changes when both were accepted within ${EMAIL_CHANGE_HOURS} hours; asking again replaces what was asked before. The answer is the same when the new address has an account already: then the mail to it says so and nothing changes. At most five times an hour. People of the demonstration cannot.`,
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
  summary: 'Keep the present e-mail address',
  description: 'Ends the change of address that is waiting, if there is one: its links stop working.',
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
  summary: 'Accept or stop a change of address by a link',
  description:
    'Takes what the owner of one of the two mailboxes says. With the second acceptance the address changes, all sessions but the one that asked end, links that were mailed before stop working and both addresses get a mail. It never signs in. A link answers where the change stands until a day after it ran out.',
  body: EmailChangeDecision,
  response: EmailChangeState,
  problems: ['auth.link_not_valid'],
});
