import { defineNotices } from '../../../lib/feature/notices.ts';
import { credentialsNoticeTexts } from './texts.ts';

export const credentialsNotices = defineNotices(credentialsNoticeTexts, {
  papers_ending: { icon: 'calendar-clock', title: 'papers_ending.title', text: 'papers_ending.text' },
  verification_ended: { icon: 'calendar-clock', title: 'verification_ended.title', text: 'verification_ended.text' },
});
