import { defineNotices } from '../../../lib/feature/notices.ts';
import { providersNoticeTexts } from './texts.ts';

export const providersNotices = defineNotices(providersNoticeTexts, {
  clinic_verification_ended: {
    icon: 'calendar-clock',
    title: 'clinic_verification_ended.title',
    text: 'clinic_verification_ended.text',
  },
  clinic_change_approved: {
    icon: 'check',
    title: 'clinic_change_approved.title',
    text: 'clinic_change_approved.text',
  },
  clinic_change_declined: {
    icon: 'file-text',
    title: 'clinic_change_declined.title',
    text: 'clinic_change_declined.text',
  },
});
