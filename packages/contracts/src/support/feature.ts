import { z } from 'zod';
import { defineFeature, defineNotification, Id, PublicName } from '../kit/index.ts';
import { supportProblems } from './support.problems.ts';

export const supportFeature = defineFeature({
  problems: supportProblems,
  audit: {
    'support.ticket_opened': 'platform',
    'support.ticket_read': 'platform',
    'support.ticket_answered': 'platform',
    'support.ticket_replied': 'platform',
    'support.ticket_noted': 'platform',
    'support.note_changed': 'platform',
    'support.note_deleted': 'platform',
    'support.file_read': 'platform',
    'support.macro_created': 'platform',
    'support.macro_changed': 'platform',
    'support.macro_archived': 'platform',
    'support.macro_restored': 'platform',
    'support.ticket_assigned': 'platform',
    'support.ticket_closed': 'platform',
    'support.ticket_reopened': 'platform',
  },
  notifications: {
    ticket_answered: defineNotification({
      topic: 'messages',
      area: 'requests',
      params: z.object({ ticket_id: Id, reference: PublicName }),
      path: ({ ticket_id: id }) => `/support/tickets/${id}`,
    }),
  },
});
