import { defineNotices } from '../../../lib/feature/notices.ts';
import { invitationsNoticeTexts } from './texts.ts';

export const invitationsNotices = defineNotices(invitationsNoticeTexts, {
  invitation_accepted: { icon: 'users', title: 'invitation_accepted.title', text: 'invitation_accepted.text' },
  invitation_declined: { icon: 'users', title: 'invitation_declined.title', text: 'invitation_declined.text' },
});
