import { defineEndpoint } from '../../kit/index.ts';
import { Activity, ActivityQuery } from './activity.schema.ts';

export const listActivity = defineEndpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/activity',
  access: 'session',
  tag: 'activity',
  summary: 'List own account activity',
  description:
    'Returns who did what with the user’s account and data, by default newest first, with device and location if known. In a shared demo account, only the caller’s own session is included.',
  query: ActivityQuery,
  response: Activity,
});
