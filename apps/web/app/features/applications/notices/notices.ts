import { defineNotices } from '../../../lib/feature/notices.ts';
import { applicationsNoticeTexts } from './texts.ts';

export const applicationsNotices = defineNotices(applicationsNoticeTexts, {
  application_answered: { icon: 'list-checks', title: 'application_answered.title', text: 'application_answered.text' },
});
