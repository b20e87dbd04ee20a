import { z } from 'zod';
import { defineNotification, Id, PublicName } from '../kit/index.ts';

const DeskName = z.enum(['provider', 'organization', 'admin']);
const threadPath = ({ conversation_id: id, desk }: { conversation_id: string; desk: z.infer<typeof DeskName> }) =>
  `/${desk}/messages/${id}`;

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
    params: z.object({ conversation_id: Id, desk: DeskName }),
    path: threadPath,
    digest: ({ conversation_id: id }) => id,
  }),
  conversation_assigned: defineNotification({
    topic: 'messages',
    area: 'requests',
    params: z.object({ conversation_id: Id, desk: DeskName }),
    path: threadPath,
  }),
  snooze_ended: defineNotification({
    topic: 'messages',
    area: 'requests',
    params: z.object({ conversation_id: Id, desk: DeskName }),
    path: threadPath,
  }),
  note_mention: defineNotification({
    topic: 'messages',
    area: 'requests',
    params: z.object({ conversation_id: Id, desk: DeskName }),
    path: threadPath,
  }),
};
