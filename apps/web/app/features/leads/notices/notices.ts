import { defineNotices } from '../../../lib/feature/notices.ts';
import { leadsNoticeTexts } from './texts.ts';

export const leadsNotices = defineNotices(leadsNoticeTexts, {
  request_received: { icon: 'inbox', title: 'request_received.title', text: 'request_received.text' },
  request_overdue: { icon: 'clock-alert', title: 'request_overdue.title', text: 'request_overdue.text' },
  lead_received: { icon: 'inbox', title: 'lead_received.title', text: 'lead_received.text' },
  request_answered: { icon: 'message-circle', title: 'request_answered.title', text: 'request_answered.text' },
});
