import { defineNotices } from '../../../lib/feature/notices.ts';
import { teamMessagesNoticeTexts } from './texts.ts';

export const teamMessagesNotices = defineNotices(teamMessagesNoticeTexts, {
  team_mention: { icon: 'users', title: 'team_mention.title', text: 'team_mention.text' },
});
