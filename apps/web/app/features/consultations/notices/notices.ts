import { defineNotices } from '../../../lib/feature/notices.ts';
import { consultationsNoticeTexts } from './texts.ts';

export const consultationsNotices = defineNotices(consultationsNoticeTexts, {
  desk_patient_waits: { icon: 'video', title: 'desk_patient_waits.title', text: 'desk_patient_waits.text' },
});
