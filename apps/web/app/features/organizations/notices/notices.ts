import { defineNotices } from '../../../lib/feature/notices.ts';
import { organizationsNoticeTexts } from './texts.ts';

export const organizationsNotices = defineNotices(organizationsNoticeTexts, {
  clinic_settings_applied: {
    icon: 'sliders-horizontal',
    title: 'clinic_settings_applied.title',
    text: 'clinic_settings_applied.text',
  },
});
