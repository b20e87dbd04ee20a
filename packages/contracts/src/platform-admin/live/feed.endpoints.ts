import { z } from 'zod';
import { defineEndpoint } from '../../kit/index.ts';
import { Feed } from './feed.schema.ts';

export const getFeed = defineEndpoint({
  name: 'getFeed',
  method: 'GET',
  path: '/admin/live',
  access: ['admin'],
  tag: 'platform-admin',
  summary: 'Get what happens on the platform',
  description:
    'Returns what happened in the last 24 hours, newest first, with counts by minute and active users by country. Clients that hear `admin.live` ask with `after` for what came since. Demo admins see only the demo.',
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .meta({ description: 'The `last_seq` of the last answer; only what came after it is returned.' }),
  }),
  response: Feed,
});
