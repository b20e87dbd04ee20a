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
  clinic_merged: { icon: 'building-2', title: 'clinic_merged.title', text: 'clinic_merged.text' },
  clinic_split: { icon: 'building-2', title: 'clinic_split.title', text: 'clinic_split.text' },
  clinic_change_declined: {
    icon: 'file-text',
    title: 'clinic_change_declined.title',
    text: 'clinic_change_declined.text',
  },
  subscription_ending: {
    icon: 'calendar-clock',
    title: 'subscription_ending.title',
    text: 'subscription_ending.text',
  },
});
