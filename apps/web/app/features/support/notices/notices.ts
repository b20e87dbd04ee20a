import { defineNotices } from '../../../lib/feature/notices.ts';
import { supportNoticeTexts } from './texts.ts';

export const supportNotices = defineNotices(supportNoticeTexts, {
  ticket_answered: { icon: 'message-circle', title: 'ticket_answered.title', text: 'ticket_answered.text' },
});
