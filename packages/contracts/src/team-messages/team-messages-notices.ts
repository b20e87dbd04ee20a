import { z } from 'zod';
import { defineNotification, Id } from '../kit/index.ts';

/** What people are told of team messages: that one mentions them. Never what it says. */
export const teamMessagesNotices = {
  team_mention: defineNotification({
    topic: 'messages',
    area: 'requests',
    params: z.object({ channel_id: Id, desk: z.enum(['provider', 'organization']) }),
    path: ({ channel_id: id, desk }) => `/${desk}/team-messages/${id}`,
    digest: ({ channel_id: id }) => id,
  }),
};
