import { defineNotices } from '../../../lib/feature/notices.ts';
import { bookingsNoticeTexts } from './texts.ts';

export const bookingsNotices = defineNotices(bookingsNoticeTexts, {
  booking_received: { icon: 'calendar-clock', title: 'booking_received.title', text: 'booking_received.text' },
  booking_accepted: { icon: 'coins', title: 'booking_accepted.title', text: 'booking_accepted.text' },
  booking_confirmed: { icon: 'calendar-check', title: 'booking_confirmed.title', text: 'booking_confirmed.text' },
  booking_declined: { icon: 'circle-x', title: 'booking_declined.title', text: 'booking_declined.text' },
  booking_moved: { icon: 'calendar-clock', title: 'booking_moved.title', text: 'booking_moved.text' },
  booking_reassigned: { icon: 'user-cog', title: 'booking_reassigned.title', text: 'booking_reassigned.text' },
  booking_cancelled: { icon: 'circle-x', title: 'booking_cancelled.title', text: 'booking_cancelled.text' },
  booking_expired: { icon: 'clock-alert', title: 'booking_expired.title', text: 'booking_expired.text' },
  booking_completed: { icon: 'circle-check', title: 'booking_completed.title', text: 'booking_completed.text' },
  booking_reminder: { icon: 'bell', title: 'booking_reminder.title', text: 'booking_reminder.text' },
  booking_unpaid: { icon: 'clock-alert', title: 'booking_unpaid.title', text: 'booking_unpaid.text' },
  desk_booking_requested: { icon: 'inbox', title: 'desk_booking_requested.title', text: 'desk_booking_requested.text' },
  desk_booking_waiting: { icon: 'clock-alert', title: 'desk_booking_waiting.title', text: 'desk_booking_waiting.text' },
  desk_booking_confirmed: {
    icon: 'calendar-check',
    title: 'desk_booking_confirmed.title',
    text: 'desk_booking_confirmed.text',
  },
  desk_booking_moved: { icon: 'calendar-clock', title: 'desk_booking_moved.title', text: 'desk_booking_moved.text' },
  desk_booking_reassigned: {
    icon: 'user-cog',
    title: 'desk_booking_reassigned.title',
    text: 'desk_booking_reassigned.text',
  },
  desk_booking_cancelled: {
    icon: 'circle-x',
    title: 'desk_booking_cancelled.title',
    text: 'desk_booking_cancelled.text',
  },
  desk_booking_reminder: { icon: 'bell', title: 'desk_booking_reminder.title', text: 'desk_booking_reminder.text' },
});
