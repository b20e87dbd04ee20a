import { defineNotices } from '../../../lib/feature/notices.ts';
import { recordsNoticeTexts } from './texts.ts';

export const recordsNotices = defineNotices(recordsNoticeTexts, {
  clinic_record_shared: { icon: 'file-text', title: 'clinic_record_shared.title', text: 'clinic_record_shared.text' },
  discharge_filed: { icon: 'file-text', title: 'discharge_filed.title', text: 'discharge_filed.text' },
});
