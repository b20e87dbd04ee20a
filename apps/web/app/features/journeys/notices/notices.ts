import { defineNotices } from '../../../lib/feature/notices.ts';
import { journeysNoticeTexts } from './texts.ts';

export const journeysNotices = defineNotices(journeysNoticeTexts, {
  journey_overdue: { icon: 'clock-alert', title: 'journey_overdue.title', text: 'journey_overdue.text' },
  journey_offered_on: { icon: 'arrow-right-left', title: 'journey_offered_on.title', text: 'journey_offered_on.text' },
  journey_reviewed: { icon: 'shield-check', title: 'journey_reviewed.title', text: 'journey_reviewed.text' },
  journey_declined: { icon: 'circle-x', title: 'journey_declined.title', text: 'journey_declined.text' },
  journey_cancelled: { icon: 'circle-x', title: 'journey_cancelled.title', text: 'journey_cancelled.text' },
  journey_expired: { icon: 'clock-alert', title: 'journey_expired.title', text: 'journey_expired.text' },
  desk_journey_asked: { icon: 'inbox', title: 'desk_journey_asked.title', text: 'desk_journey_asked.text' },
  desk_journey_overdue: { icon: 'clock-alert', title: 'desk_journey_overdue.title', text: 'desk_journey_overdue.text' },
  desk_journey_cancelled: {
    icon: 'circle-x',
    title: 'desk_journey_cancelled.title',
    text: 'desk_journey_cancelled.text',
  },
  desk_journey_expired: { icon: 'clock-alert', title: 'desk_journey_expired.title', text: 'desk_journey_expired.text' },
  quote_sent: { icon: 'file-text', title: 'quote_sent.title', text: 'quote_sent.text' },
  quote_answered: { icon: 'message-circle', title: 'quote_answered.title', text: 'quote_answered.text' },
  quote_expired: { icon: 'clock-alert', title: 'quote_expired.title', text: 'quote_expired.text' },
  journey_tasks_due: { icon: 'list-checks', title: 'journey_tasks_due.title', text: 'journey_tasks_due.text' },
  journey_task_added: { icon: 'list-checks', title: 'journey_task_added.title', text: 'journey_task_added.text' },
  journey_discharged: { icon: 'file-text', title: 'journey_discharged.title', text: 'journey_discharged.text' },
  discharge_corrected: { icon: 'file-text', title: 'discharge_corrected.title', text: 'discharge_corrected.text' },
  desk_quote_asked: { icon: 'message-circle', title: 'desk_quote_asked.title', text: 'desk_quote_asked.text' },
  desk_quote_accepted: { icon: 'circle-check', title: 'desk_quote_accepted.title', text: 'desk_quote_accepted.text' },
  desk_quote_declined: { icon: 'circle-x', title: 'desk_quote_declined.title', text: 'desk_quote_declined.text' },
  desk_quote_expired: { icon: 'clock-alert', title: 'desk_quote_expired.title', text: 'desk_quote_expired.text' },
  desk_tasks_due: { icon: 'list-checks', title: 'desk_tasks_due.title', text: 'desk_tasks_due.text' },
  desk_task_added: { icon: 'list-checks', title: 'desk_task_added.title', text: 'desk_task_added.text' },
});
