import { defineFeature } from '../kit/index.ts';
import { messagingNotices } from './messaging-notices.ts';
import { messagingProblems } from './messaging.problems.ts';

export const messagingFeature = defineFeature({
  problems: messagingProblems,
  audit: {
    'conversations.begun': 'bookings',
    'conversations.blocked': 'privacy',
    'conversations.unblocked': 'privacy',
    'conversations.read': 'privacy',
    'messages.edited': 'bookings',
    'messages.deleted': 'bookings',
    'messages.file_read': 'privacy',
    'messages.note_deleted': 'bookings',
  },
  notifications: messagingNotices,
});
