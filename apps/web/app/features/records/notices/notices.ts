import { defineNotices } from '../../../lib/feature/notices.ts';
import { recordsNoticeTexts } from './texts.ts';

export const recordsNotices = defineNotices(recordsNoticeTexts, {
  records_emergency_opened: {
    icon: 'triangle-alert',
    title: 'records_emergency_opened.title',
    text: 'records_emergency_opened.text',
  },
  records_requested: { icon: 'file-text', title: 'records_requested.title', text: 'records_requested.text' },
  clinic_records_answered: {
    icon: 'file-text',
    title: 'clinic_records_answered.title',
    text: 'clinic_records_answered.text',
  },
  record_link_opened: { icon: 'eye', title: 'record_link_opened.title', text: 'record_link_opened.text' },
  clinic_record_shared: { icon: 'file-text', title: 'clinic_record_shared.title', text: 'clinic_record_shared.text' },
  discharge_filed: { icon: 'file-text', title: 'discharge_filed.title', text: 'discharge_filed.text' },
});
