import { defineEndpoint } from '../../../kit/index.ts';
import { ClinicNotices, ClinicNoticesUpdate, InboxCode } from './clinic-notices.schema.ts';

const tag = 'providers';
const change = { tag, access: { side: 'provider', may: 'clinic.change' } } as const;

export const getClinicNotices = defineEndpoint({
  tag,
  method: 'GET',
  access: { side: 'provider', may: 'clinic.read' },
  name: 'getClinicNotices',
  path: '/provider/settings/notifications',
  summary: 'Get own clinic’s notification settings',
  description: 'Returns which roles of the team and which address are told about what.',
  response: ClinicNotices,
});

export const updateClinicNotices = defineEndpoint({
  ...change,
  method: 'PUT',
  name: 'updateClinicNotices',
  path: '/provider/settings/notifications',
  summary: 'Update own clinic’s notification settings',
  description:
    'Changes who is told about what. Owners are always told. A new address of the inbox gets a code by email, and nothing else until the code is entered.',
  body: ClinicNoticesUpdate,
  response: ClinicNotices,
  problems: ['request.stale_version'],
});

export const confirmClinicInbox = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'confirmClinicInbox',
  path: '/provider/settings/notifications/confirm',
  summary: 'Confirm own clinic’s inbox',
  description: 'Enters the code that was sent to the inbox. After five wrong ones, ask for a new code.',
  body: InboxCode,
  response: ClinicNotices,
  problems: ['providers.inbox_settled', 'providers.inbox_code_wrong', 'providers.inbox_code_over'],
});

export const sendInboxCode = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'sendInboxCode',
  path: '/provider/settings/notifications/send-code',
  summary: 'Send the inbox a new code',
  description: 'Sends another code to an inbox that is not confirmed yet; at most five in an hour.',
  response: ClinicNotices,
  problems: ['providers.inbox_settled', 'request.rate_limited'],
});
