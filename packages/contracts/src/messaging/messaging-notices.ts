import { z } from 'zod';
import { defineNotification, Id, PublicName } from '../kit/index.ts';

/** What people are told of messages: that there are some and, to patients, which clinic wrote. Never what they say. */
export const messagingNotices = {
  message_received: defineNotification({
    topic: 'messages',
    area: 'requests',
    params: z.object({ conversation_id: Id, clinic: PublicName }),
    path: ({ conversation_id: id }) => `/messages/${id}`,
    digest: ({ conversation_id: id }) => id,
  }),
  desk_message_received: defineNotification({
    topic: 'messages',
    area: 'requests',
    params: z.object({ conversation_id: Id, desk: z.enum(['provider', 'organization']) }),
    path: ({ conversation_id: id, desk }) => `/${desk}/messages/${id}`,
    digest: ({ conversation_id: id }) => id,
  }),
};
