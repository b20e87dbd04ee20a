import { defineNotices } from '../../../lib/feature/notices.ts';
import { privacyNoticeTexts } from './texts.ts';

export const privacyNotices = defineNotices(privacyNoticeTexts, {
  export_ready: { icon: 'file-text', title: 'export_ready.title', text: 'export_ready.text' },
});
