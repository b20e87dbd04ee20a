import { defineEndpoint } from '../../kit/index.ts';
import { Activity, ActivityQuery } from './activity.schema.ts';

export const listActivity = defineEndpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/activity',
  access: 'session',
  tag: 'activity',
  summary: 'What was done with one’s own account',
  description:
    'Answers who did what with the person’s account and data, the newest first, with device and place as far as they are known. Who shares a person of the demonstration sees their own session only.',
  query: ActivityQuery,
  response: Activity,
});
