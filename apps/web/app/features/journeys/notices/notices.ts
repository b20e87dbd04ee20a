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
});
