import { defineNotices } from '../../../lib/feature/notices.ts';
import { messagingNoticeTexts } from './texts.ts';

export const messagingNotices = defineNotices(messagingNoticeTexts, {
  message_received: { icon: 'message-circle', title: 'message_received.title', text: 'message_received.text' },
  desk_message_received: {
    icon: 'message-circle',
    title: 'desk_message_received.title',
    text: 'desk_message_received.text',
  },
  conversation_assigned: {
    icon: 'inbox',
    title: 'conversation_assigned.title',
    text: 'conversation_assigned.text',
  },
  snooze_ended: { icon: 'clock', title: 'snooze_ended.title', text: 'snooze_ended.text' },
  note_mention: { icon: 'message-circle', title: 'note_mention.title', text: 'note_mention.text' },
});
