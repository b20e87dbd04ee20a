import { defineNotices } from '../../../lib/feature/notices.ts';
import { recordsNoticeTexts } from './texts.ts';

export const recordsNotices = defineNotices(recordsNoticeTexts, {
  record_link_opened: { icon: 'eye', title: 'record_link_opened.title', text: 'record_link_opened.text' },
  clinic_record_shared: { icon: 'file-text', title: 'clinic_record_shared.title', text: 'clinic_record_shared.text' },
});
