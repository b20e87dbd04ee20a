import { defineFeature } from '../kit/index.ts';
import { teamMessagesNotices } from './team-messages-notices.ts';
import { teamMessagesProblems } from './team-messages.problems.ts';

export const teamMessagesFeature = defineFeature({
  problems: teamMessagesProblems,
  audit: {
    'team_channels.created': 'clinics',
    'team_channels.changed': 'clinics',
    'team_channels.archived': 'clinics',
    'team_channels.restored': 'clinics',
    'team_channels.member_added': 'clinics',
    'team_channels.member_removed': 'clinics',
    'team_messages.edited': 'clinics',
    'team_messages.deleted': 'clinics',
  },
  notifications: teamMessagesNotices,
});
